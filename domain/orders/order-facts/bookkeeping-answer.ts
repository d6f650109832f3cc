import * as z from 'zod/mini';
import { optionalText, text } from '../../core/records/record-answer.ts';

/** A bookkeeping entry: an issued document or a payment; amounts are in rappen, negative for credit notes and refunds. */
export const bookkeepingEntry = z.object({
  /** The day in Zurich. */
  day: text,
  kind: z.enum(['invoice', 'credit-note', 'payment', 'refund']),
  /** Identifies the order's documents together with their numbers. */
  studyOrderId: z.uuid(),
  orderNumber: text,
  organization: text,
  documentNumber: optionalText,
  amountRappen: z.int(),
  /** VAT included in a document's amount, by rate; `onRappen` is the part of the amount to which the rate applies. */
  vat: z.array(z.object({ ratePercent: z.number(), onRappen: z.int(), rappen: z.int() })),
  reference: optionalText,
  /** Who recorded a payment or refund. */
  recordedBy: optionalText,
  /** Whether a payment or refund came in a bank file, also if a person assigned it. */
  isFromBank: z.boolean(),
  note: optionalText,
});

export type BookkeepingEntry = z.infer<typeof bookkeepingEntry>;
