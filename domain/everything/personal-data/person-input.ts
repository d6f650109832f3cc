import * as z from 'zod/mini';
import { english } from '../../core/records/field-types.ts';

export const personAddress = z.object({ email: english.email() });
