import type { Prices } from '#content/schemas.ts';
import { companySizes, maxReferenceLength, partnerInterests } from '#domain/orders/study-orders/study-order-choices.ts';
import { formatFrancs } from '#platform/money.ts';
import { fill } from '#platform/words.ts';
import { ChoiceField } from '../forms/choice-field.tsx';
import { type FormState, SelectField, TextAreaField, TextField } from '../forms/fields.tsx';
import type { OrderField } from './order-rules.ts';
import type { OrderWords } from './order-words.ts';

interface OrderFieldsProps {
  words: OrderWords;
  form: FormState<OrderField>;
  prices: Prices;
  nextYear: number;
}

export function OrderFields({ words, form, prices, nextYear }: OrderFieldsProps) {
  const required = { required: true };
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="firstName"
          label={words.firstName}
          attributes={{ ...required, autoComplete: 'given-name' }}
        />
        <TextField
          form={form}
          name="lastName"
          label={words.lastName}
          attributes={{ ...required, autoComplete: 'family-name' }}
        />
      </div>
      <TextField
        form={form}
        name="email"
        label={words.email}
        attributes={{ ...required, type: 'email', autoComplete: 'email' }}
      />
      <TextField
        form={form}
        name="organization"
        label={words.organization}
        attributes={{ ...required, autoComplete: 'organization' }}
      />
      <TextAreaField
        form={form}
        name="billingAddress"
        label={words.billingAddress}
        help={words.billingAddressHelp}
        attributes={{ ...required, rows: 3, autoComplete: 'street-address' }}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="buyerReference"
          label={words.buyerReference}
          help={words.buyerReferenceHelp}
          attributes={{ maxLength: maxReferenceLength, autoComplete: 'off' }}
        />
        <TextField
          form={form}
          name="invoiceEmail"
          label={words.invoiceEmail}
          help={words.invoiceEmailHelp}
          attributes={{ type: 'email', autoComplete: 'off' }}
        />
      </div>
      <SelectField
        form={form}
        name="businessArea"
        label={words.businessArea}
        nothing={words.pleaseChoose}
        options={words.businessAreas}
      />
      <ChoiceField
        form={form}
        name="companySize"
        legend={words.companySize}
        className="sm:grid-cols-2"
        choices={companySizes.map((size) => [
          size,
          <span key={size}>
            {words.companySizes[size]}{' '}
            <span className="block font-semibold tabular-nums">{formatFrancs(prices[size], words.language)}</span>
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
          {words.presentation}{' '}
          <span className="whitespace-nowrap">(+ {formatFrancs(prices.presentation, words.language)})</span>
        </span>
      </label>
      <ChoiceField
        form={form}
        name="partnerInterest"
        legend={fill(words.partnerInterest, { year: nextYear })}
        className="sm:grid-cols-3"
        choices={partnerInterests.map((interest) => [interest, words.partnerInterests[interest]])}
      />
    </>
  );
}
