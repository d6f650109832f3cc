import * as z from 'zod/mini';
import { businessAreas, companySizes } from '../study-orders/study-order-choices.ts';

/** Orders with a valid invoice and the sum of these invoices. */
const sum = { orders: z.int(), salesRappen: z.int() };

/** The sales of the orders of a calendar year in Zurich. */
export const salesOfYear = z.object({
  year: z.int(),
  ...sum,
  /** Firms by name, and those of them that ordered in an earlier year too. */
  firms: z.int(),
  returningFirms: z.int(),
  /** Invoices of these orders that are open today; `overdue` is a part of `open`. */
  open: z.object(sum),
  overdue: z.object(sum),
  /** January to December. */
  months: z.array(z.object(sum)),
  editions: z.array(z.object({ key: z.int(), ...sum })),
  /** Null: an arranged order that does not say it. */
  sizes: z.array(z.object({ key: z.nullable(z.enum(companySizes)), ...sum })),
  areas: z.array(z.object({ key: z.nullable(z.enum(businessAreas)), ...sum })),
});

export type SalesOfYear = z.output<typeof salesOfYear>;
export type SalesSum = SalesOfYear['open'];
