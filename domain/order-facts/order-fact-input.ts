import * as z from 'zod/mini';
import { english } from '../records/field-types.ts';

const maxNoteLength = 500;
/** A million francs: more is a slip of the finger. */
const maxRappen = 100_000_000;

/** A payment that somebody records by hand. Rappen. */
const paymentInput = z.object({
  amountRappen: z
    .int('Please enter an amount')
    .check(z.gte(1, 'Please enter an amount'), z.lte(maxRappen, 'The amount is too large')),
  /** The day in Zurich on which the money came in. */
  happenedOn: z.iso.date('Please enter a date'),
  note: english.optionalText(maxNoteLength),
});

export type PaymentInput = z.infer<typeof paymentInput>;
