import * as z from 'zod/mini';
import { german } from '../../core/records/field-types.ts';

export const termsAcceptance = z.object({ version: german.text(64, 'Bitte nennen Sie die Fassung') });
