import * as z from 'zod/mini';
import { languages } from '#platform/languages.ts';
import { followUpAnswer } from '../core/follow-up/follow-up-input.ts';
import { changeableFields, optionalInstant, optionalText, receiptFields, text } from '../core/records/record-answer.ts';
import { messageStates } from './message-state.ts';

/** A contact message as the office sees it. */
export const contactMessageAnswer = z.object({
  ...changeableFields,
  ...followUpAnswer,
  /** Language of the page with the form, unless the office changed it. */
  correspondenceLanguage: z.enum(languages),
  firstName: text,
  lastName: text,
  email: text,
  organization: optionalText,
  phone: optionalText,
  subject: text,
  message: text,
  state: z.enum(messageStates),
  isRead: z.boolean(),
  notes: optionalText,
  suspectedSpam: z.boolean(),
  /** In lists: when the sender's latest answer by mail came, to which nobody has replied. */
  newAnswerAt: z.optional(optionalInstant),
});

export type ContactMessage = z.infer<typeof contactMessageAnswer>;

/** The response to the sender. */
export const contactMessageReceipt = z.object(receiptFields);

export type ContactMessageReceipt = z.infer<typeof contactMessageReceipt>;
