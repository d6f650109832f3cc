import * as z from 'zod/mini';
import { languages } from '#platform/languages.ts';

/** The language in which a person is written to, as the office sets it; omitted it stays. */
export const correspondenceInput = z.optional(z.enum(languages, 'Please choose a language'));
