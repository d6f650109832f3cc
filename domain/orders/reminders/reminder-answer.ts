import * as z from 'zod/mini';
import { instant, optionalInstant, text } from '../../core/records/record-answer.ts';

const highestLevel = 3;

/** A reminder that somebody asked for. */
export const reminderAnswer = z.object({
  id: z.uuid(),
  studyOrderId: z.uuid(),
  documentNumber: text,
  level: z.int(),
  requestedAt: instant,
  requestedBy: text,
  /** Null while it waits, or when it was dropped. */
  sentAt: optionalInstant,
  /** When its mail was to be written and the invoice was paid. */
  droppedAt: optionalInstant,
});

/** An invoice whose next reminder is due. */
export const reminderProposal = z.object({
  studyOrderId: z.uuid(),
  orderNumber: text,
  organization: text,
  /** Who gets it. */
  recipient: text,
  invoiceNumber: text,
  openRappen: z.int(),
  payableUntil: z.iso.date(),
  daysOverdue: z.int(),
  /** 1 to 3. */
  level: z.int(),
});

export type ReminderProposal = z.infer<typeof reminderProposal>;

/** The level as it was proposed, so that nobody sends another than he saw. */
export const reminderInput = z.object({
  level: z.int('Please choose a reminder').check(z.gte(1), z.lte(highestLevel)),
});
