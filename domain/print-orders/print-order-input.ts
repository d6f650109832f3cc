import * as z from 'zod/mini';
import { german, maxLengths } from '../records/field-types.ts';
import { studyLanguages } from '../studies/study-language.ts';

const quantity = 'Die Anzahl muss eine ganze Zahl von 1 bis 1000 sein';

/** What may be sent to order printed copies. */
export const printOrderInput = z.object({
  firstName: german.text(maxLengths.name, 'Vorname ist erforderlich'),
  lastName: german.text(maxLengths.name, 'Nachname ist erforderlich'),
  email: german.email('Ungültige E-Mail-Adresse'),
  organization: german.optionalText(maxLengths.organization),
  street: german.text(maxLengths.address, 'Strasse ist erforderlich'),
  zipCode: german.text(20, 'Postleitzahl ist erforderlich'),
  city: german.text(maxLengths.name, 'Ort ist erforderlich'),
  quantity: z._default(z.int(quantity).check(z.gte(1, quantity), z.lte(1000, quantity)), 1),
  language: z._default(z.enum(studyLanguages, 'Bitte wählen Sie eine Sprache aus'), 'de'),
});

export type PrintOrderInput = z.infer<typeof printOrderInput>;
