import * as z from 'zod/mini';
import { text } from '../../../core/records/record-answer.ts';

/** A file of a reply, without its content. */
export const replyAttachmentAnswer = z.object({
  id: z.uuid(),
  fileName: text,
  bytes: z.int(),
});
