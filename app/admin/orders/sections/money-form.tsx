import { useRef } from 'react';
import {
  type PaymentDirection,
  type PaymentInput,
  paymentDayFault,
} from '#domain/orders/order-facts/order-fact-input.ts';
import { zurichDay } from '#platform/dates.ts';
import { formatAmount, formatRappen } from '#platform/money.ts';
import { createIdempotencyKeys } from '../../../forms/idempotency-key.ts';
import type { FieldDescription } from '../../../workspace/form/record-form.ts';
import { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import { OrderActionForm, type OrderActionProps } from './order-action-form.tsx';
import { readRappen } from './read-rappen.ts';

const fieldsOf = (direction: PaymentDirection): readonly FieldDescription[] => [
  { name: 'amount', label: 'Amount in CHF', required: true, attributes: { inputMode: 'decimal' } },
  { name: 'happenedOn', label: direction === 'in' ? 'Received on' : 'Paid back on', type: 'date', required: true },
  { name: 'note', label: 'Note', isWide: true },
];

interface MoneyFormProps extends Pick<OrderActionProps, 'order' | 'isBusy'> {
  direction: PaymentDirection;
  /** The amount shown at first; 0 for none. */
  suggestedRappen: number;
  maxRappen?: number;
  /** Label of the button. */
  submit: string;
  /** Records the payment. A repeated attempt has the same idempotency key, so that it isn't recorded twice. */
  record: (input: PaymentInput, key: string) => unknown;
}

/** A form for money of an order that was received, or paid back, outside bank files. */
export function MoneyForm({ order, isBusy, direction, suggestedRappen, maxRappen, submit, record }: MoneyFormProps) {
  const keyOf = useRef(createIdempotencyKeys()).current;
  const form = useWorkspaceForm({
    initial: {
      amount: suggestedRappen > 0 ? formatRappen(suggestedRappen) : '',
      happenedOn: zurichDay(new Date()),
      note: '',
    },
    version: String(suggestedRappen),
    check: ({ amount, happenedOn }) => {
      const rappen = readRappen(amount);
      const amountFault =
        rappen === null
          ? 'Please enter an amount, like 695.00'
          : maxRappen !== undefined && rappen > maxRappen && `At most ${formatAmount(maxRappen)} can be paid back`;
      const dayFault = happenedOn && paymentDayFault(happenedOn, new Date(order.createdAt), direction);
      return [
        ...(amountFault ? [{ path: ['amount'], message: amountFault }] : []),
        ...(dayFault ? [{ path: ['happenedOn'], message: dayFault }] : []),
      ];
    },
    send({ amount, ...rest }) {
      const input = { amountRappen: readRappen(amount) ?? 0, ...rest };
      return record(input, keyOf(input));
    },
  });
  return <OrderActionForm form={form} fields={fieldsOf(direction)} isBusy={isBusy} submit={submit} />;
}
