import * as z from 'zod/mini';
import { languages } from '#platform/languages.ts';

/** The correspondence language that the office sets; unchanged if omitted. */
export const correspondenceInput = z.optional(z.enum(languages, 'Please choose a language'));
