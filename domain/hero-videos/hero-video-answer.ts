import * as z from 'zod/mini';
import { changeableFields, optionalText, text } from '../core/records/record-answer.ts';
import { translationsAnswer } from '../core/records/translations-input.ts';

export const heroVideoAnswer = z.object({
  ...changeableFields,
  title: text,
  description: optionalText,
  translations: translationsAnswer({ title: text }),
  videoUrl: text,
  isActive: z.boolean(),
});

export type HeroVideo = z.infer<typeof heroVideoAnswer>;
