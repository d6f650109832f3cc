import * as z from 'zod/mini';
import { correspondenceInput } from '../../core/records/correspondence-input.ts';
import { english } from '../../core/records/field-types.ts';
import { enteredChannels } from './order-channel.ts';
import { shownAmount, studyOrderFields } from './study-order-input.ts';

/** Input by the office for an order received by phone or letter. */
export const enteredStudyOrder = z.object({
  ...studyOrderFields(english, {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    organization: 'Company is required',
    billingAddress: 'Billing address is required',
    businessArea: 'Please choose a business area',
    companySize: 'Please choose a company size',
    choice: 'Please choose an option',
  }),
  /** If omitted, documents are printed instead of mailed. */
  email: english.optionalEmail(),
  channel: z.enum(enteredChannels, 'Please choose how the order came'),
  /** The edition and prices shown while the order was entered, as in studyOrderInput. */
  editionYear: shownAmount('The year must be a whole number'),
  price: shownAmount('The price must be a whole number'),
  presentationPrice: shownAmount('The price must be a whole number'),
  /** German if omitted. */
  correspondenceLanguage: correspondenceInput,
});
