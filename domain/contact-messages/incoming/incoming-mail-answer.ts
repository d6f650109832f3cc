import * as z from 'zod/mini';
import { instant, optionalInstant, text } from '../../core/records/record-answer.ts';
import { attachmentFaults, attachmentStates, incomingMailFaults, incomingMailKinds } from './incoming-mail-kinds.ts';

/** A mail that answers a reply, in the thread of its message. */
export const incomingMailAnswer = z.object({
  id: z.uuid(),
  kind: z.enum(incomingMailKinds),
  receivedAt: instant,
  sentAt: optionalInstant,
  senderName: text,
  senderEmail: text,
  subject: text,
  /** Plain text, also of a mail in HTML. */
  text,
  fault: z.nullable(z.enum(incomingMailFaults)),
  omittedAttachments: z.int(),
  attachments: z.array(
    z.object({
      id: z.uuid(),
      fileName: text,
      bytes: z.int(),
      state: z.enum(attachmentStates),
      fault: z.nullable(z.enum(attachmentFaults)),
    }),
  ),
});

export type IncomingMail = z.infer<typeof incomingMailAnswer>;
