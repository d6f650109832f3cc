import * as z from 'zod/mini';
import { zurichDay } from '#platform/dates.ts';
import { correspondenceInput } from '../../core/records/correspondence-input.ts';
import { calendarDay, english, maxLengths } from '../../core/records/field-types.ts';
import { maxRappen } from '../order-facts/order-fact-input.ts';
import { itemRates, itemsTotal } from '../study-orders/order-item.ts';
import { maxReferenceLength } from '../study-orders/study-order-choices.ts';

export const maxItems = 8;
const maxFrancs = 100_000;
/** The largest amount that a payment may have. */
const maxTotalFrancs = maxRappen / 100;
const quantity = 'Quantity must be a whole number from 1 to 1000';
const price = `Price must be whole francs, at most ${maxFrancs}; negative for a discount`;

const item = z.object({
  title: english.text(maxLengths.title, 'Item is required'),
  details: english.optionalText(maxLengths.title),
  quantity: z._default(z.int(quantity).check(z.gte(1, quantity), z.lte(1000, quantity)), 1),
  /** Price of one piece, in whole francs. */
  francs: z.int(price).check(z.gte(-maxFrancs, price), z.lte(maxFrancs, price)),
  rate: z._default(z.enum(itemRates, 'Please choose a VAT rate'), 'presentation'),
});

/** Whether no VAT rate has a negative subtotal: an invoice can't credit more than it charges. */
const chargesEnough = (items: z.infer<typeof item>[]) =>
  itemRates.every((rate) => itemsTotal(items.filter((item) => item.rate === rate)) >= 0);

/** Input by the office for an offer or invoice of what the order form doesn't sell. */
export const arrangedOrderInput = z
  .object({
    document: z.enum(['offer', 'invoice'], 'Please choose a document'),
    /** Last day on which an offer can be accepted. */
    validUntil: z.optional(calendarDay('Please enter a date')),
    firstName: english.text(maxLengths.name, 'First name is required'),
    lastName: english.text(maxLengths.name, 'Last name is required'),
    /** If omitted, documents are printed instead of mailed. */
    email: english.optionalEmail(),
    organization: english.text(maxLengths.organization, 'Company is required'),
    billingAddress: english.multilineText(maxLengths.address, 'Billing address is required'),
    buyerReference: english.optionalText(maxReferenceLength),
    /** German if omitted. */
    correspondenceLanguage: correspondenceInput,
    items: z.array(item).check(
      z.minLength(1, 'Enter an item'),
      z.maxLength(maxItems, `At most ${maxItems} items`),
      z.refine(chargesEnough, 'A discount can’t exceed what is charged at its VAT rate'),
      z.refine((items) => itemsTotal(items) > 0, 'The total has to be more than 0 francs'),
      z.refine((items) => itemsTotal(items) <= maxTotalFrancs, `The total can be at most ${maxTotalFrancs} francs`),
    ),
  })
  .check(
    z.refine(({ document, validUntil }) => document === 'invoice' || (validUntil ?? '') >= zurichDay(new Date()), {
      path: ['validUntil'],
      message: 'Please enter a day from today',
    }),
  );

export type ArrangedOrderInput = z.infer<typeof arrangedOrderInput>;
