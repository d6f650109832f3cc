import * as z from 'zod/mini';
import { optionalText, receiptFields, recordFields, text } from '../records/record-answer.ts';

/** A contact message as the administrator sees it. */
export const contactMessageAnswer = z.object({
  ...recordFields,
  firstName: text,
  lastName: text,
  email: text,
  organization: optionalText,
  phone: optionalText,
  subject: text,
  message: text,
  isRead: z.boolean(),
  suspectedSpam: z.boolean(),
});

export type ContactMessage = z.infer<typeof contactMessageAnswer>;

/** What the sender is answered. */
export const contactMessageReceipt = z.object(receiptFields);

export type ContactMessageReceipt = z.infer<typeof contactMessageReceipt>;
