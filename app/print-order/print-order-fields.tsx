import { type FormState, SelectField, TextField } from '../forms/fields.tsx';
import { SpamField } from '../forms/spam-field.tsx';
import type { PrintOrderField } from './print-order-rules.ts';
import type { PrintOrderWords } from './print-order-words.ts';

export function PrintOrderFields({ words, form }: { words: PrintOrderWords; form: FormState<PrintOrderField> }) {
  const field = (name: Exclude<PrintOrderField, 'language'>, className = 'sm:col-span-6') => ({
    form,
    name,
    label: words[name],
    className,
  });
  return (
    <div className="mt-6 grid gap-x-4 gap-y-4 sm:grid-cols-12">
      <TextField {...field('firstName')} autoComplete="given-name" required />
      <TextField {...field('lastName')} autoComplete="family-name" required />
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField {...field('organization')} autoComplete="organization" />
      <TextField {...field('street', 'sm:col-span-12')} autoComplete="address-line1" required />
      <TextField {...field('zipCode', 'sm:col-span-4')} autoComplete="postal-code" inputMode="numeric" required />
      <TextField {...field('city', 'sm:col-span-8')} autoComplete="address-level2" required />
      <TextField {...field('quantity', 'sm:col-span-4')} type="number" min={1} max={1000} step={1} />
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
