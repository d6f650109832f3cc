import * as z from 'zod/mini';
import { revision } from '../documents/content-answers.ts';
import { publishInput } from '../documents/content-input.ts';
import { translationContent } from '../documents/translation-content.ts';

export const translationInput = z.object({ revision, content: translationContent });

export const publishTranslationInput = z.object({ revision, at: publishInput.shape.at });

/** The revision of the draft that gets the texts; the current one if omitted. */
export const importXliffQuery = z.object({
  revision: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
});
