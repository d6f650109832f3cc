import * as z from 'zod/mini';
import { addZurichDays, zurichDay } from '#platform/dates.ts';
import { calendarDay, english, maxLengths } from '../../core/records/field-types.ts';
import { maxReferenceLength } from '../study-orders/study-order-choices.ts';

const maxNoteLength = 500;
/** One million francs; more is a typing error. */
export const maxRappen = 100_000_000;

export const positiveRappen = z
  .int('Please enter an amount')
  .check(z.gte(1, 'Please enter an amount'), z.lte(maxRappen, 'The amount is too large'));

/** Input to record a payment, or a refund, by hand. */
export const paymentInput = z.object({
  amountRappen: positiveRappen,
  /** Day of the payment, in Zurich. */
  happenedOn: calendarDay('Please enter a date'),
  note: english.optionalText(maxNoteLength),
});

export type PaymentInput = z.infer<typeof paymentInput>;

const maxDaysBeforeOrder = 3_653;

/** Whether money arrived, or was paid back. */
export type PaymentDirection = 'in' | 'out';

/**
 * Why a payment or refund by hand can't be of that day; undefined if it can. It may be older than the order, because orders that
 * came by letter or phone can be paid before the office enters them; more than ten years is a typing error.
 */
export function paymentDayFault(day: string, orderedAt: Date, direction: PaymentDirection): string | undefined {
  if (day > zurichDay(new Date())) {
    return `This day is still to come: please enter the day on which the money ${direction === 'in' ? 'arrived' : 'was paid back'}`;
  }
  return day < zurichDay(addZurichDays(orderedAt, -maxDaysBeforeOrder))
    ? 'This day is more than ten years before the order: please check the year'
    : undefined;
}

/** Input to cancel an order: whether the buyer is sent the credit note. */
export const cancellationInput = z.object({ tellBuyer: z._default(z.boolean('Must be true or false'), true) });

export type CancellationInput = z.infer<typeof cancellationInput>;

/** Input to correct the buyer's data on an invoice; omitted fields stay. */
export const correctionInput = z.object({
  firstName: z.optional(english.text(maxLengths.name)),
  lastName: z.optional(english.text(maxLengths.name)),
  organization: z.optional(english.text(maxLengths.organization)),
  billingAddress: z.optional(english.multilineText(maxLengths.address)),
  buyerReference: english.optionalText(maxReferenceLength),
});

export type CorrectionInput = z.infer<typeof correctionInput>;
