import { useId } from 'react';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { useAnswerPage } from '../../workspace/calls/answers.ts';

export interface PartInput {
  key: string;
  orderNumber: string;
  /** As typed. */
  amount: string;
}

interface OrderPartsProps {
  parts: PartInput[];
  onChange: (parts: PartInput[]) => void;
  /** Whether several may share the money, each with its amount. */
  hasAmounts: boolean;
  errors: Record<string, string>;
}

/** Which orders, and how much of the payment each gets. */
export function OrderParts({ parts, onChange, hasAmounts, errors }: OrderPartsProps) {
  const listId = useId();
  // The newest are offered; any other is found by its number.
  const { data } = useAnswerPage(studyOrderCalls.list, { sort: '-createdAt' });
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
          <Field
            label={shown.length > 1 ? `Order ${index + 1}` : 'Order number'}
            required
            error={errors[`parts.${index}.orderNumber`] ?? errors.orderNumber}
            className="flex-1 basis-48"
          >
            {(described) => (
              <input
                {...described}
                list={listId}
                value={orderNumber}
                placeholder="VM-2026-000123"
                maxLength={40}
                onChange={(event) => change(key, { orderNumber: event.target.value.trim() })}
                className={inputLook}
              />
            )}
          </Field>
          {hasAmounts && (
            <Field
              label="Amount in CHF"
              required
              error={errors[`parts.${index}.amountRappen`]}
              className="flex-1 basis-32"
            >
              {(described) => (
                <input
                  {...described}
                  inputMode="decimal"
                  value={amount}
                  maxLength={20}
                  onChange={(event) => change(key, { amount: event.target.value })}
                  className={`${inputLook} tabular-nums`}
                />
              )}
            </Field>
          )}
          {hasAmounts && parts.length > 1 && (
            <Button className="mt-6" onClick={() => onChange(parts.filter((part) => part.key !== key))}>
              Remove<span className="sr-only"> order {index + 1}</span>
            </Button>
          )}
        </div>
      ))}
      {hasAmounts && (
        <div>
          <Button
            onClick={() => onChange([...parts, { key: crypto.randomUUID(), orderNumber: '', amount: '' }])}
            aria-disabled={parts.length >= 20}
          >
            Split: add an order
          </Button>
        </div>
      )}
    </div>
  );
}
