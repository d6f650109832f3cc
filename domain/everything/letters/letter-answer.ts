import * as z from 'zod/mini';
import { instant, text } from '../../core/records/record-answer.ts';

/** A letter to print: a mail about a study order whose buyer has no address. */
export const letterAnswer = z.object({
  id: z.uuid(),
  createdAt: instant,
  subject: text,
  orderId: z.uuid(),
  orderNumber: text,
  organization: text,
});

export type Letter = z.infer<typeof letterAnswer>;

export const printedAnswer = z.object({ id: z.uuid(), isPrinted: z.boolean() });
