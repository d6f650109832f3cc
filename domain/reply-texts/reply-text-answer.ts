import * as z from 'zod/mini';
import { changeableFields, text } from '../core/records/record-answer.ts';
import { translationsAnswer } from '../core/records/translations-input.ts';

export const replyTextAnswer = z.object({
  ...changeableFields,
  title: text,
  text,
  translations: translationsAnswer({ text }),
});

export type ReplyText = z.infer<typeof replyTextAnswer>;
