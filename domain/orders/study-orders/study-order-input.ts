import * as z from 'zod/mini';
import { type FieldTypes, german, maxLengths } from '../../core/records/field-types.ts';
import { businessAreas, companySizes, maxReferenceLength, partnerInterests } from './study-order-choices.ts';

/** Error messages of the fields, in the language of the form. */
type OrderMessages = Record<
  'firstName' | 'lastName' | 'organization' | 'billingAddress' | 'businessArea' | 'companySize' | 'choice',
  string
>;

/** The fields of an order, from any channel. */
export const studyOrderFields = (types: FieldTypes, messages: OrderMessages) => ({
  firstName: types.text(maxLengths.name, messages.firstName),
  lastName: types.text(maxLengths.name, messages.lastName),
  email: types.email(),
  organization: types.text(maxLengths.organization, messages.organization),
  billingAddress: types.multilineText(maxLengths.address, messages.billingAddress),
  businessArea: z.enum(businessAreas, messages.businessArea),
  companySize: z.enum(companySizes, messages.companySize),
  wantsPresentation: z._default(z.boolean(messages.choice), false),
  partnerInterest: z.enum(partnerInterests, messages.choice),
  buyerReference: types.optionalText(maxReferenceLength),
  /** Additional recipient of the invoice. */
  invoiceEmail: types.optionalEmail(),
});

/** A figure that the form showed. */
export const shownAmount = (message: string) => z.optional(z.int(message));

/**
 * Input to order the study. Prices may be omitted; otherwise they have to match the edition's (checked by placeStudyOrder), so
 * that nobody is billed a different price than the form showed.
 */
export const studyOrderInput = z.object({
  /** Year of the edition that the form showed, which has to be current; the current one if omitted. */
  editionYear: shownAmount('Das Jahr muss eine ganze Zahl sein'),
  ...studyOrderFields(german, {
    firstName: 'Vorname ist erforderlich',
    lastName: 'Nachname ist erforderlich',
    organization: 'Unternehmen ist erforderlich',
    billingAddress: 'Rechnungsadresse ist erforderlich',
    businessArea: 'Bitte wählen Sie Ihren Unternehmensbereich aus',
    companySize: 'Bitte wählen Sie Ihre Unternehmensgröße aus',
    choice: 'Bitte wählen Sie eine Option aus',
  }),
  price: shownAmount('Der Preis muss eine ganze Zahl sein'),
  presentationPrice: shownAmount('Der Preis muss eine ganze Zahl sein'),
});

export type StudyOrderInput = z.infer<typeof studyOrderInput>;
