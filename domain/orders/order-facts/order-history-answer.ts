import * as z from 'zod/mini';
import { mailStatuses } from '../../core/mails/mail-status.ts';
import { instant, optionalInstant, optionalText, text } from '../../core/records/record-answer.ts';
import { documentKinds } from '../invoices/document-content.ts';
import { orderFactKinds, paymentStates } from './order-account.ts';

/** The history of a study order; each list is oldest first. */
export const orderHistoryAnswer = z.object({
  /** Its account by documents and facts, in rappen. */
  account: z.object({
    state: z.enum(paymentStates),
    invoiceNumber: optionalText,
    paidRappen: z.int(),
    openRappen: z.int(),
    payableUntil: optionalText,
  }),
  /** Whether its status matches its documents and facts. */
  agreesWithStatus: z.boolean(),
  documents: z.array(
    z.object({
      number: text,
      kind: z.enum(documentKinds),
      issuedAt: instant,
      totalRappen: z.int(),
      revokes: optionalText,
      isTakenOver: z.boolean(),
    }),
  ),
  facts: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(orderFactKinds),
      amountRappen: z.nullable(z.int()),
      happenedOn: text,
      recordedAt: instant,
      recordedBy: text,
      undoes: z.nullable(z.uuid()),
      documentNumber: optionalText,
      isFromBank: z.boolean(),
      note: optionalText,
    }),
  ),
  mails: z.array(
    z.object({
      id: z.uuid(),
      createdAt: instant,
      kind: text,
      recipient: text,
      subject: text,
      status: z.enum(mailStatuses),
      sentAt: optionalInstant,
      lastError: optionalText,
    }),
  ),
  /** Its audit log entries, kept for 12 months. */
  changes: z.array(z.object({ id: z.int(), at: instant, actor: text, action: text })),
});

export type OrderHistory = z.infer<typeof orderHistoryAnswer>;
