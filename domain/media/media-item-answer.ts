import * as z from 'zod/mini';
import { changeableFields, optionalInstant, optionalText, text } from '../core/records/record-answer.ts';
import { translationsAnswer } from '../core/records/translations-input.ts';
import { mediaItemTypes } from './media-type.ts';

export const mediaItemAnswer = z.object({
  ...changeableFields,
  title: text,
  description: optionalText,
  translations: translationsAnswer({ title: text, description: text }),
  type: z.enum(mediaItemTypes),
  outlet: optionalText,
  url: optionalText,
  imageUrl: optionalText,
  publishedAt: optionalInstant,
});

export type MediaItem = z.infer<typeof mediaItemAnswer>;
