import * as z from 'zod/mini';
import { mailStatuses } from '../../core/mails/mail-status.ts';
import { instant, text } from '../../core/records/record-answer.ts';

/** A reply in the thread of its message. */
export const messageReplyAnswer = z.object({
  id: z.uuid(),
  createdAt: instant,
  writtenBy: text,
  text,
  /** Status of the reply's mail; null once the mail is deleted. */
  mailStatus: z.nullable(z.enum(mailStatuses)),
});

export type MessageReply = z.infer<typeof messageReplyAnswer>;
