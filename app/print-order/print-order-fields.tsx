import { type FormState, SelectField, TextField } from '../forms/fields.tsx';
import { SpamField } from '../forms/spam-field.tsx';
import type { PrintOrderField } from './print-order-rules.ts';
import type { PrintOrderWords } from './print-order-words.ts';

const half = 'sm:col-span-6';

interface PrintOrderFieldsProps {
  words: PrintOrderWords;
  form: FormState<PrintOrderField>;
}

export function PrintOrderFields({ words, form }: PrintOrderFieldsProps) {
  const text = (
    name: PrintOrderField,
    label: string,
    className: string,
    attributes: Parameters<typeof TextField>[0]['attributes'],
  ) => <TextField form={form} name={name} label={label} className={className} attributes={attributes ?? {}} />;
  return (
    <div className="mt-6 grid gap-x-4 gap-y-4 sm:grid-cols-12">
      {text('firstName', words.firstName, half, { autoComplete: 'given-name', required: true })}
      {text('lastName', words.lastName, half, { autoComplete: 'family-name', required: true })}
      {text('email', words.email, half, { type: 'email', autoComplete: 'email', required: true })}
      {text('organization', words.organization, half, { autoComplete: 'organization' })}
      {text('street', words.street, 'sm:col-span-12', { autoComplete: 'address-line1', required: true })}
      {text('zipCode', words.zipCode, 'sm:col-span-4', {
        autoComplete: 'postal-code',
        inputMode: 'numeric',
        required: true,
      })}
      {text('city', words.city, 'sm:col-span-8', { autoComplete: 'address-level2', required: true })}
      {text('quantity', words.quantity, 'sm:col-span-4', { type: 'number', min: 1, max: 1000, step: 1 })}
      <SelectField
        form={form}
        name="language"
        label={words.printLanguage}
        className="sm:col-span-8"
        options={words.languages}
      />
      <SpamField words={words} />
    </div>
  );
}
