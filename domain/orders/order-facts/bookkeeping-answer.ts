import * as z from 'zod/mini';
import { optionalText, text } from '../../core/records/record-answer.ts';

/** An entry of the books: an issued document or a movement of money, in rappen; negative for credit notes and refunds. */
export const bookkeepingEntry = z.object({
  /** The day in Zurich. */
  day: text,
  kind: z.enum(['invoice', 'credit-note', 'payment', 'refund']),
  /** Its documents are read by this id and their numbers. */
  studyOrderId: z.uuid(),
  orderNumber: text,
  organization: text,
  documentNumber: optionalText,
  amountRappen: z.int(),
  /** VAT included in a document's amount, by rate in percent; `onRappen` is the part of the amount that has this rate. */
  vat: z.array(z.object({ ratePercent: z.number(), onRappen: z.int(), rappen: z.int() })),
  reference: optionalText,
  /** Who recorded a movement of money. */
  recordedBy: optionalText,
  note: optionalText,
});

export type BookkeepingEntry = z.infer<typeof bookkeepingEntry>;
