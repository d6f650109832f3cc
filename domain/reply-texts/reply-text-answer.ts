import * as z from 'zod/mini';
import { changeableFields, text } from '../core/records/record-answer.ts';

export const replyTextAnswer = z.object({ ...changeableFields, title: text, text });

export type ReplyText = z.infer<typeof replyTextAnswer>;
