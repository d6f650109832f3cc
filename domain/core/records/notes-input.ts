import * as z from 'zod/mini';
import { english, maxLengths } from './field-types.ts';

/** The team's own remarks on what was sent in; null or '' removes them. */
export const notesInput = z.object({ notes: english.optionalMultilineText(maxLengths.description) });
