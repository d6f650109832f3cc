import * as z from 'zod/mini';
import { english, maxLengths } from './field-types.ts';

/** The office's notes on a message or order; null or '' removes them. */
export const notesInput = z.object({ notes: english.optionalMultilineText(maxLengths.description) });
