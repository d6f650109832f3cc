import * as z from 'zod/mini';
import { type FieldTypes, german, maxLengths } from '../../core/records/field-types.ts';
import { businessAreas, companySizes, maxReferenceLength, partnerInterests } from './study-order-choices.ts';

const wholeFrancs = z.optional(z.int('Der Preis muss eine ganze Zahl sein'));

/** What the fields of an order refuse with, in the language of their form. */
interface OrderSentences {
  firstName: string;
  lastName: string;
  email: string;
  organization: string;
  billingAddress: string;
  businessArea: string;
  companySize: string;
  choice: string;
}

/** What an order says, by whichever way it comes. */
export const studyOrderFields = (types: FieldTypes, say: OrderSentences) => ({
  firstName: types.text(maxLengths.name, say.firstName),
  lastName: types.text(maxLengths.name, say.lastName),
  email: types.email(say.email),
  organization: types.text(maxLengths.organization, say.organization),
  billingAddress: types.multilineText(maxLengths.address, say.billingAddress),
  businessArea: z.enum(businessAreas, say.businessArea),
  companySize: z.enum(companySizes, say.companySize),
  wantsPresentation: z._default(z.boolean(say.choice), false),
  partnerInterest: z.enum(partnerInterests, say.choice),
  /** The buyer's own, printed on the invoice. */
  buyerReference: types.optionalText(maxReferenceLength),
  /** Gets the invoice too, and only that. */
  invoiceEmail: types.optionalEmail(),
});

/**
 * What may be sent to order the study; form and API share it. The figures may be left out; those that come must be the
 * ones that the edition is sold for (placeStudyOrder compares them), so that nobody is billed something else than was shown.
 */
export const studyOrderInput = z.object({
  /** Year of the edition that the sender saw; another one is current: nothing is ordered. Left out: the current one. */
  editionYear: z.optional(z.int('Das Jahr muss eine ganze Zahl sein')),
  ...studyOrderFields(german, {
    firstName: 'Vorname ist erforderlich',
    lastName: 'Nachname ist erforderlich',
    email: 'Ungültige E-Mail-Adresse',
    organization: 'Unternehmen ist erforderlich',
    billingAddress: 'Rechnungsadresse ist erforderlich',
    businessArea: 'Bitte wählen Sie Ihren Unternehmensbereich aus',
    companySize: 'Bitte wählen Sie Ihre Unternehmensgröße aus',
    choice: 'Bitte wählen Sie eine Option aus',
  }),
  price: wholeFrancs,
  presentationPrice: wholeFrancs,
});

export type StudyOrderInput = z.infer<typeof studyOrderInput>;
