import type { Prices } from '#content/schemas.ts';
import { companySizes, maxReferenceLength, partnerInterests } from '#domain/orders/study-orders/study-order-choices.ts';
import {
  businessAreaLabels,
  companySizeLabels,
  partnerInterestLabels,
} from '#domain/orders/study-orders/study-order-labels.ts';
import { formatFrancs } from '#platform/money.ts';
import { ChoiceField } from '../forms/choice-field.tsx';
import { type FormState, SelectField, TextAreaField, TextField } from '../forms/fields.tsx';
import type { OrderField } from './order-rules.ts';

interface OrderFieldsProps {
  form: FormState<OrderField>;
  prices: Prices;
  nextYear: number;
}

/** The fields of the order. */
export function OrderFields({ form, prices, nextYear }: OrderFieldsProps) {
  const required = { required: true };
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="firstName"
          label="Vorname"
          attributes={{ ...required, autoComplete: 'given-name' }}
        />
        <TextField
          form={form}
          name="lastName"
          label="Nachname"
          attributes={{ ...required, autoComplete: 'family-name' }}
        />
      </div>
      <TextField
        form={form}
        name="email"
        label="E-Mail"
        attributes={{ ...required, type: 'email', autoComplete: 'email' }}
      />
      <TextField
        form={form}
        name="organization"
        label="Unternehmen"
        attributes={{ ...required, autoComplete: 'organization' }}
      />
      <TextAreaField
        form={form}
        name="billingAddress"
        label="Rechnungsadresse"
        help="Strasse und Hausnummer auf einer Zeile, Postleitzahl und Ort auf der nächsten."
        attributes={{ ...required, rows: 3, autoComplete: 'street-address' }}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="buyerReference"
          label="Ihre Referenz"
          help="Freiwillig. Steht auf der Rechnung, zum Beispiel Ihre Bestellnummer."
          attributes={{ maxLength: maxReferenceLength, autoComplete: 'off' }}
        />
        <TextField
          form={form}
          name="invoiceEmail"
          label="E-Mail für die Rechnung"
          help="Freiwillig. Dorthin senden wir die Rechnung zusätzlich, ohne den Bericht."
          attributes={{ type: 'email', autoComplete: 'off' }}
        />
      </div>
      <SelectField
        form={form}
        name="businessArea"
        label="Unternehmensbereich"
        nothing="Bitte wählen"
        options={businessAreaLabels}
      />
      <ChoiceField
        form={form}
        name="companySize"
        legend="Unternehmensgrösse"
        className="sm:grid-cols-2"
        choices={companySizes.map((size) => [
          size,
          <span key={size}>
            {companySizeLabels[size]}{' '}
            <span className="block font-semibold tabular-nums">{formatFrancs(prices[size])}</span>
          </span>,
        ])}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="wantsPresentation"
          value="true"
          defaultChecked={form.values.wantsPresentation === 'true'}
          className="size-5 shrink-0 accent-accent"
        />
        <span>
          Präsentation der Ergebnisse vor Ort{' '}
          <span className="whitespace-nowrap">(+ {formatFrancs(prices.presentation)})</span>
        </span>
      </label>
      <ChoiceField
        form={form}
        name="partnerInterest"
        legend={`Interesse an einer Partnerschaft beim Versicherungsmonitor ${nextYear}?`}
        className="sm:grid-cols-3"
        choices={partnerInterests.map((interest) => [interest, partnerInterestLabels[interest]])}
      />
    </>
  );
}
