import type { Prices } from '#content/schemas.ts';
import { companySizes, partnerInterests } from '#domain/orders/study-orders/study-order-choices.ts';
import { formatFrancs } from '#platform/money.ts';
import { fill } from '#platform/words.ts';
import { ChoiceField } from '../forms/choice-field.tsx';
import { CheckRow, type FormState, SelectField, TextAreaField, TextField } from '../forms/fields.tsx';
import type { OrderField } from './order-rules.ts';
import type { OrderWords } from './order-words.ts';

interface OrderFieldsProps {
  words: OrderWords;
  form: FormState<OrderField>;
  prices: Prices;
  nextYear: number;
}

export function OrderFields({ words, form, prices, nextYear }: OrderFieldsProps) {
  const { parts } = words;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField form={form} name="firstName" label={words.firstName} autoComplete="given-name" required />
        <TextField form={form} name="lastName" label={words.lastName} autoComplete="family-name" required />
      </div>
      <TextField form={form} name="email" label={words.email} type="email" autoComplete="email" required />
      <TextField form={form} name="organization" label={parts.organization} autoComplete="organization" required />
      <TextAreaField
        form={form}
        name="billingAddress"
        label={parts.billingAddress}
        help={words.billingAddressHelp}
        rows={3}
        autoComplete="street-address"
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="buyerReference"
          label={parts.buyerReference}
          help={words.buyerReferenceHelp}
          autoComplete="off"
        />
        <TextField
          form={form}
          name="invoiceEmail"
          label={words.invoiceEmail}
          help={words.invoiceEmailHelp}
          type="email"
          autoComplete="off"
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
      <CheckRow name="wantsPresentation" defaultChecked={form.values.wantsPresentation === 'true'}>
        {words.presentation}{' '}
        <span className="whitespace-nowrap">(+ {formatFrancs(prices.presentation, words.language)})</span>
      </CheckRow>
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
