import * as z from 'zod/mini';
import { german, maxLengths } from '../records/field-types.ts';
import { businessAreas, companySizes, maxReferenceLength, partnerInterests } from './study-order-choices.ts';

const wholeFrancs = z.optional(z.int('Der Preis muss eine ganze Zahl sein'));

/**
 * What may be sent to order the study; form and API share it. The figures may be left out; those that come must be the
 * ones that the edition is sold for (placeStudyOrder compares them), so that nobody is billed something else than was shown.
 */
export const studyOrderInput = z.object({
  firstName: german.text(maxLengths.name, 'Vorname ist erforderlich'),
  lastName: german.text(maxLengths.name, 'Nachname ist erforderlich'),
  email: german.email('Ungültige E-Mail-Adresse'),
  organization: german.text(maxLengths.organization, 'Unternehmen ist erforderlich'),
  billingAddress: german.multilineText(maxLengths.address, 'Rechnungsadresse ist erforderlich'),
  businessArea: z.enum(businessAreas, 'Bitte wählen Sie Ihren Unternehmensbereich aus'),
  companySize: z.enum(companySizes, 'Bitte wählen Sie Ihre Unternehmensgröße aus'),
  wantsPresentation: z._default(z.boolean('Bitte wählen Sie eine Option aus'), false),
  partnerInterest: z.enum(partnerInterests, 'Bitte wählen Sie eine Option aus'),
  /** Year of the edition that the sender saw; another one is current: nothing is ordered. Left out: the current one. */
  editionYear: z.optional(z.int('Das Jahr muss eine ganze Zahl sein')),
  /** The buyer's own, printed on the invoice. */
  buyerReference: german.optionalText(maxReferenceLength),
  /** Gets the invoice too, and only that. */
  invoiceEmail: german.optionalEmail(),
  price: wholeFrancs,
  presentationPrice: wholeFrancs,
});

export type StudyOrderInput = z.infer<typeof studyOrderInput>;
