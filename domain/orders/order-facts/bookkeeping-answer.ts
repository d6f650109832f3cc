import * as z from 'zod/mini';
import { optionalText, text } from '../../core/records/record-answer.ts';
import { documentKinds } from '../invoices/document-content.ts';

/** One row of the books: a document that was issued, or money that moved. Rappen; negative where it was taken or given back. */
export const bookkeepingEntry = z.object({
  /** The day in Zurich. */
  day: text,
  kind: z.enum([...documentKinds, 'payment', 'refund']),
  orderNumber: text,
  organization: text,
  documentNumber: optionalText,
  amountRappen: z.int(),
  /** Included in the amount of a document, by rate in percent. */
  vat: z.array(z.object({ ratePercent: z.number(), rappen: z.int() })),
  reference: optionalText,
  /** Of money: who recorded it. */
  recordedBy: optionalText,
  note: optionalText,
});

export type BookkeepingEntry = z.infer<typeof bookkeepingEntry>;
