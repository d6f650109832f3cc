import * as z from 'zod/mini';
import { instant, optionalInstant, text } from '../../core/records/record-answer.ts';

export const reminderAnswer = z.object({
  id: z.uuid(),
  studyOrderId: z.uuid(),
  documentNumber: text,
  level: z.int(),
  requestedAt: instant,
  requestedBy: text,
  /** null while it waits, or if it was dropped. */
  sentAt: optionalInstant,
  /** Set if the invoice was paid before the mail was written. */
  droppedAt: optionalInstant,
});

/** An invoice whose next reminder is due. */
export const reminderProposal = z.object({
  studyOrderId: z.uuid(),
  orderNumber: text,
  organization: text,
  recipient: text,
  invoiceNumber: text,
  openRappen: z.int(),
  payableUntil: z.iso.date(),
  /** Whether a letter to the buyer, such as the invoice, waits to be printed. */
  isToPrint: z.boolean(),
  /** Whether the buyer still waits for the report. */
  isUndelivered: z.boolean(),
  daysOverdue: z.int(),
  /** 1 to 3. */
  level: z.int(),
});

export type ReminderProposal = z.infer<typeof reminderProposal>;
