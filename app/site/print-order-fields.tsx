import type { InputHTMLAttributes } from 'react';
import { studyLanguages } from '#domain/studies/study-language.ts';
import type { PrintOrderErrors, PrintOrderField } from './send-print-order.ts';
import { studyLanguageNames } from './study-language-names.ts';

type Fields = [name: PrintOrderField, label: string, width: string, attributes: InputHTMLAttributes<HTMLInputElement>];

const half = 'sm:col-span-6';
const fields: Fields[] = [
  ['firstName', 'Vorname', half, { autoComplete: 'given-name', required: true }],
  ['lastName', 'Nachname', half, { autoComplete: 'family-name', required: true }],
  ['email', 'E-Mail', half, { type: 'email', autoComplete: 'email', required: true }],
  ['organization', 'Organisation (optional)', half, { autoComplete: 'organization' }],
  ['street', 'Strasse und Hausnummer', 'sm:col-span-12', { autoComplete: 'street-address', required: true }],
  ['zipCode', 'Postleitzahl', 'sm:col-span-4', { autoComplete: 'postal-code', inputMode: 'numeric', required: true }],
  ['city', 'Ort', 'sm:col-span-8', { autoComplete: 'address-level2', required: true }],
  ['quantity', 'Anzahl', 'sm:col-span-4', { type: 'number', min: 1, max: 1000, step: 1, defaultValue: 1 }],
];

const look =
  'mt-1.5 block min-h-11 w-full rounded-sm border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-danger';

/** The fields of a print order, each with its error below it. */
export function PrintOrderFields({ errors }: { errors: PrintOrderErrors }) {
  const described = (name: PrintOrderField) => ({
    id: `printversion-${name}`,
    name,
    className: look,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] && `printversion-${name}-fehler`,
  });
  const labelled = (name: PrintOrderField, label: string) => (
    <label htmlFor={`printversion-${name}`} className="font-medium">
      {label}
    </label>
  );
  const problem = (name: PrintOrderField) =>
    errors[name] && (
      <p id={`printversion-${name}-fehler`} className="mt-1 text-danger text-sm">
        {errors[name]}
      </p>
    );
  return (
    <div className="mt-6 grid gap-x-4 gap-y-4 sm:grid-cols-12">
      {fields.map(([name, label, width, attributes]) => (
        <div key={name} className={width}>
          {labelled(name, label)}
          <input {...attributes} {...described(name)} />
          {problem(name)}
        </div>
      ))}
      <div className="sm:col-span-8">
        {labelled('language', 'Sprache')}
        <select {...described('language')} defaultValue="de">
          {studyLanguages.map((language) => (
            <option key={language} value={language}>
              {studyLanguageNames[language]}
            </option>
          ))}
        </select>
        {problem('language')}
      </div>
      <div aria-hidden="true" className="absolute -left-[999rem]">
        <label htmlFor="printversion-website">Bitte leer lassen</label>
        <input id="printversion-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
