import type { InputHTMLAttributes, ReactNode } from 'react';
import { prices } from '#content/site.ts';
import { companySizes, partnerInterests } from '#domain/study-orders/study-order-choices.ts';
import {
  businessAreaLabels,
  companySizeLabels,
  partnerInterestLabels,
} from '#domain/study-orders/study-order-labels.ts';
import { formatFrancs } from '#platform/money.ts';
import type { OrderEntries, OrderErrors, OrderField } from './order-entries.ts';

const look =
  'mt-1.5 block min-h-11 w-full rounded-sm border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-danger';

interface OrderFieldsProps {
  /** What the fields hold when they first appear. */
  entries: OrderEntries;
  errors: OrderErrors;
  disabled: boolean;
}

/** The fields of the order, each with its label above and its error below. */
export function OrderFields({ entries, errors, disabled }: OrderFieldsProps) {
  const described = (name: OrderField) => ({
    id: `bestellung-${name}`,
    name,
    className: look,
    required: true,
    defaultValue: entries[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] && `bestellung-${name}-fehler`,
  });
  const problem = (name: OrderField) =>
    errors[name] && (
      <p id={`bestellung-${name}-fehler`} className="mt-1 text-danger text-sm">
        {errors[name]}
      </p>
    );
  const input = (name: OrderField, label: string, attributes: InputHTMLAttributes<HTMLInputElement>) => (
    <div>
      <label htmlFor={`bestellung-${name}`} className="font-medium">
        {label}
      </label>
      <input {...described(name)} {...attributes} />
      {problem(name)}
    </div>
  );
  const radios = (name: 'companySize' | 'partnerInterest', legend: string, choices: [string, ReactNode][]) => (
    <fieldset aria-describedby={errors[name] && `bestellung-${name}-fehler`}>
      <legend className="font-medium">{legend}</legend>
      <div className={`mt-1.5 grid gap-3 ${choices.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 rounded-sm border border-control bg-surface px-3 py-2 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
          >
            <input
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={entries[name] === value}
              aria-invalid={errors[name] ? true : undefined}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1">{label}</span>
          </label>
        ))}
      </div>
      {problem(name)}
    </fieldset>
  );
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-6">
      <legend className="sr-only">Ihre Angaben</legend>
      <div className="grid gap-6 sm:grid-cols-2">
        {input('firstName', 'Vorname', { autoComplete: 'given-name' })}
        {input('lastName', 'Nachname', { autoComplete: 'family-name' })}
      </div>
      {input('email', 'E-Mail', { type: 'email', autoComplete: 'email' })}
      {input('organization', 'Unternehmen', { autoComplete: 'organization' })}
      <div>
        <label htmlFor="bestellung-billingAddress" className="font-medium">
          Rechnungsadresse
        </label>
        <textarea
          {...described('billingAddress')}
          rows={3}
          autoComplete="street-address"
          aria-describedby={`bestellung-billingAddress-hilfe${errors.billingAddress ? ' bestellung-billingAddress-fehler' : ''}`}
        />
        <p id="bestellung-billingAddress-hilfe" className="mt-1 text-ink-muted text-sm">
          Strasse und Hausnummer auf einer Zeile, Postleitzahl und Ort auf der nächsten.
        </p>
        {problem('billingAddress')}
      </div>
      <div>
        <label htmlFor="bestellung-businessArea" className="font-medium">
          Unternehmensbereich
        </label>
        <select {...described('businessArea')}>
          <option value="">Bitte wählen</option>
          {Object.entries(businessAreaLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {problem('businessArea')}
      </div>
      {radios(
        'companySize',
        'Unternehmensgrösse',
        companySizes.map((size) => [
          size,
          <span key={size}>
            {companySizeLabels[size]}{' '}
            <span className="block font-semibold tabular-nums">{formatFrancs(prices[size])}</span>
          </span>,
        ]),
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="wantsPresentation"
          value="true"
          defaultChecked={entries.wantsPresentation === 'true'}
          className="size-5 shrink-0 accent-accent"
        />
        <span>
          Präsentation der Ergebnisse vor Ort{' '}
          <span className="whitespace-nowrap">(+ {formatFrancs(prices.presentation)})</span>
        </span>
      </label>
      {radios(
        'partnerInterest',
        'Interesse an einer Partnerschaft beim Versicherungsmonitor 2025?',
        partnerInterests.map((interest) => [interest, partnerInterestLabels[interest]]),
      )}
    </fieldset>
  );
}
