import { useId, useState } from 'react';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { newKey } from '../../forms/idempotency-key.ts';
import { useAnswerPage } from '../../workspace/calls/answers.ts';

export interface PartInput {
  key: string;
  orderNumber: string;
  /** The amount as typed. */
  amount: string;
}

interface OrderPartsProps {
  parts: PartInput[];
  onChange: (parts: PartInput[]) => void;
  /** Whether several orders may share the payment, each with its amount. */
  hasAmounts: boolean;
  errors: Record<string, string>;
}

export function OrderParts({ parts, onChange, hasAmounts, errors }: OrderPartsProps) {
  const listId = useId();
  const [search, setSearch] = useState('');
  // Suggests the newest orders that match; any other can be entered by its number.
  const { data } = useAnswerPage(studyOrderCalls.list, { query: { search, sort: '-createdAt' } });
  const isFull = parts.length >= 20;
  const shown = hasAmounts ? parts : parts.slice(0, 1);
  const change = (key: string, changes: Partial<PartInput>) =>
    onChange(parts.map((part) => (part.key === key ? { ...part, ...changes } : part)));
  return (
    <div className="grid gap-3">
      <datalist id={listId}>
        {data?.rows.map(({ id, orderNumber, organization }) => (
          <option key={id} value={orderNumber}>
            {organization}
          </option>
        ))}
      </datalist>
      {shown.map(({ key, orderNumber, amount }, index) => (
        <div key={key} className="flex flex-wrap items-start gap-3">
          <InputField
            label={shown.length > 1 ? `Order ${index + 1}` : 'Order number'}
            required
            error={errors[`parts.${index}.orderNumber`] ?? errors.orderNumber}
            className="flex-1 basis-48"
            list={listId}
            value={orderNumber}
            placeholder="Number or firm"
            onChange={({ target }) => {
              change(key, { orderNumber: target.value });
              setSearch(target.value.trim());
            }}
          />
          {hasAmounts && (
            <InputField
              label="Amount in CHF"
              required
              error={errors[`parts.${index}.amountRappen`]}
              className="flex-1 basis-32"
              inputMode="decimal"
              value={amount}
              onChange={(event) => change(key, { amount: event.target.value })}
              isTabular
            />
          )}
          {hasAmounts && parts.length > 1 && (
            <Button
              className="mt-6"
              of={`order ${index + 1}`}
              onClick={() => onChange(parts.filter((part) => part.key !== key))}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {hasAmounts && (
        <div>
          <Button
            onClick={() => onChange([...parts, { key: newKey(), orderNumber: '', amount: '' }])}
            aria-disabled={isFull}
          >
            Split: add an order
          </Button>
        </div>
      )}
    </div>
  );
}
