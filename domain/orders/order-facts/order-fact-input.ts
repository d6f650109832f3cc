import * as z from 'zod/mini';
import { calendarDay, english, maxLengths } from '../../core/records/field-types.ts';

const maxNoteLength = 500;
/** A million francs: more is a slip of the finger. */
export const maxRappen = 100_000_000;

/** What somebody types as paid. Rappen. */
export const paidRappen = z
  .int('Please enter an amount')
  .check(z.gte(1, 'Please enter an amount'), z.lte(maxRappen, 'The amount is too large'));

/** A payment that somebody records by hand. */
export const paymentInput = z.object({
  amountRappen: paidRappen,
  /** The day in Zurich on which the money came in. */
  happenedOn: calendarDay('Please enter a date'),
  note: english.optionalText(maxNoteLength),
});

export type PaymentInput = z.infer<typeof paymentInput>;

/** Whether the buyer is sent the credit note, which is the usual case. */
export const cancellationInput = z.object({ tellBuyer: z._default(z.boolean('Must be true or false'), true) });

export type CancellationInput = z.infer<typeof cancellationInput>;

const maxReferenceLength = 50;

/** What an invoice says of the buyer; what is left out stays as it is. */
export const correctionInput = z.object({
  firstName: z.optional(english.text(maxLengths.name)),
  lastName: z.optional(english.text(maxLengths.name)),
  organization: z.optional(english.text(maxLengths.organization)),
  billingAddress: z.optional(english.multilineText(maxLengths.address)),
  buyerReference: english.optionalText(maxReferenceLength),
});

export type CorrectionInput = z.infer<typeof correctionInput>;
