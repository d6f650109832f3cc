import { studyLanguageWords } from '#domain/studies/study-language-words.ts';
import { type FormState, SelectField, TextField } from '../forms/fields.tsx';
import { SpamField } from '../forms/spam-field.tsx';
import type { PrintOrderField } from './print-order-rules.ts';

const half = 'sm:col-span-6';

/** The fields of a print order. */
export function PrintOrderFields({ form }: { form: FormState<PrintOrderField> }) {
  const text = (
    name: PrintOrderField,
    label: string,
    className: string,
    attributes: Parameters<typeof TextField>[0]['attributes'],
  ) => <TextField form={form} name={name} label={label} className={className} attributes={attributes ?? {}} />;
  return (
    <div className="mt-6 grid gap-x-4 gap-y-4 sm:grid-cols-12">
      {text('firstName', 'Vorname', half, { autoComplete: 'given-name', required: true })}
      {text('lastName', 'Nachname', half, { autoComplete: 'family-name', required: true })}
      {text('email', 'E-Mail', half, { type: 'email', autoComplete: 'email', required: true })}
      {text('organization', 'Organisation (optional)', half, { autoComplete: 'organization' })}
      {text('street', 'Strasse und Hausnummer', 'sm:col-span-12', { autoComplete: 'address-line1', required: true })}
      {text('zipCode', 'Postleitzahl', 'sm:col-span-4', {
        autoComplete: 'postal-code',
        inputMode: 'numeric',
        required: true,
      })}
      {text('city', 'Ort', 'sm:col-span-8', { autoComplete: 'address-level2', required: true })}
      {text('quantity', 'Anzahl', 'sm:col-span-4', { type: 'number', min: 1, max: 1000, step: 1 })}
      <SelectField
        form={form}
        name="language"
        label="Sprache"
        className="sm:col-span-8"
        options={studyLanguageWords('de')}
      />
      <SpamField />
    </div>
  );
}
