import * as z from 'zod/mini';
import { correspondenceInput } from '../../core/records/correspondence-input.ts';
import { english } from '../../core/records/field-types.ts';
import { enteredChannels } from '../study-orders/order-channel.ts';
import { printOrderFields } from './print-order-input.ts';

/** Input by the office for a print order received by phone or letter. */
export const enteredPrintOrder = z.object({
  ...printOrderFields(english, {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    street: 'Street is required',
    zipCode: 'Postal code is required',
    city: 'City is required',
    quantity: 'Quantity must be a whole number from 1 to 1000',
    language: 'Please choose a language',
  }),
  /** Without one no confirmation is sent; the delivery note comes with the copies. */
  email: english.optionalEmail(),
  channel: z.enum(enteredChannels, 'Please choose how the order came'),
  /** German if omitted. */
  correspondenceLanguage: correspondenceInput,
});
