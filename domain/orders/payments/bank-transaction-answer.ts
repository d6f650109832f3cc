import * as z from 'zod/mini';
import { instant, text } from '../../core/records/record-answer.ts';

export const bankTransactionStates = ['waiting', 'assigned', 'ignored'] as const;
export type BankTransactionState = (typeof bankTransactionStates)[number];

const part = z.object({ orderNumber: text, amountRappen: z.int() });

const paymentProposal = z.object({
  /** decide: there is no proposal. */
  action: z.enum(['assign', 'refund', 'ignore', 'decide']),
  /** Amounts paid or refunded per order. */
  parts: z.array(part),
  /** The reason, shown to the office. */
  message: text,
});
export type PaymentProposal = z.infer<typeof paymentProposal>;

/** A payment of a bank file, with its decision or a proposal. */
export const bankTransactionAnswer = z.object({
  id: z.uuid(),
  valueDate: z.iso.date(),
  /** Money that came in is positive. */
  amountRappen: z.int(),
  /** Amount not assigned yet. */
  restRappen: z.int(),
  currency: text,
  paymentReference: text,
  bankReference: text,
  partyName: text,
  message: text,
  isReversal: z.boolean(),
  /** Number of payments in an entry without details. */
  batchSize: z.nullable(z.int()),
  state: z.enum(bankTransactionStates),
  /** Orders that it pays or refunds. */
  parts: z.array(z.extend(part, { recordedAt: instant, recordedBy: text })),
  ignored: z.nullable(z.object({ reason: text, recordedAt: instant, recordedBy: text })),
  /** Proposed decision while it waits. */
  proposal: z.nullable(paymentProposal),
});

export type BankTransaction = z.infer<typeof bankTransactionAnswer>;
export type PaymentToAnswer = z.input<typeof bankTransactionAnswer>;
