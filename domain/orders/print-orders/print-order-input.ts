import * as z from 'zod/mini';
import { type FieldTypes, german, maxLengths } from '../../core/records/field-types.ts';
import { studyLanguages } from '../../studies/study-language.ts';

/** Error messages of the fields, in the language of the form. */
type PrintOrderMessages = Record<
  'firstName' | 'lastName' | 'street' | 'zipCode' | 'city' | 'quantity' | 'language',
  string
>;

/** The fields of a print order, from any channel. */
export const printOrderFields = (types: FieldTypes, messages: PrintOrderMessages) => ({
  firstName: types.text(maxLengths.name, messages.firstName),
  lastName: types.text(maxLengths.name, messages.lastName),
  email: types.email(),
  organization: types.optionalText(maxLengths.organization),
  street: types.text(maxLengths.address, messages.street),
  zipCode: types.text(20, messages.zipCode),
  city: types.text(maxLengths.name, messages.city),
  quantity: z._default(z.int(messages.quantity).check(z.gte(1, messages.quantity), z.lte(1000, messages.quantity)), 1),
  language: z._default(z.enum(studyLanguages, messages.language), 'de'),
});

export const printOrderInput = z.object(
  printOrderFields(german, {
    firstName: 'Vorname ist erforderlich',
    lastName: 'Nachname ist erforderlich',
    street: 'Strasse ist erforderlich',
    zipCode: 'Postleitzahl ist erforderlich',
    city: 'Ort ist erforderlich',
    quantity: 'Die Anzahl muss eine ganze Zahl von 1 bis 1000 sein',
    language: 'Bitte wählen Sie eine Sprache aus',
  }),
);

export type PrintOrderInput = z.infer<typeof printOrderInput>;
