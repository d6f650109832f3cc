import * as z from 'zod/mini';
import { mailStatuses } from '../../core/mails/mail-status.ts';
import { instant, optionalText, text } from '../../core/records/record-answer.ts';

/** A file of a reply, without its content. */
export const replyAttachmentAnswer = z.object({
  id: z.uuid(),
  fileName: text,
  bytes: z.int(),
});

/** A reply in the thread of its message. */
export const messageReplyAnswer = z.object({
  id: z.uuid(),
  createdAt: instant,
  writtenBy: text,
  /** null if the author's account has no name. */
  writerName: optionalText,
  text,
  /** Status of the reply's mail; null once the mail is deleted. */
  mailStatus: z.nullable(z.enum(mailStatuses)),
  attachments: z.array(replyAttachmentAnswer),
});

export type MessageReply = z.infer<typeof messageReplyAnswer>;
