import { useRef } from 'react';
import { recordPaymentCall } from '#domain/orders/order-facts/order-calls.ts';
import { paymentDayFault } from '#domain/orders/order-facts/order-fact-input.ts';
import { zurichDay } from '#platform/dates.ts';
import { createIdempotencyKeys } from '../../../forms/idempotency-key.ts';
import { api } from '../../../workspace/calls/api.ts';
import type { FieldDescription } from '../../../workspace/form/record-form.ts';
import { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import { OrderActionForm, type OrderActionProps } from './order-action-form.tsx';
import { readRappen } from './read-rappen.ts';

const fields: readonly FieldDescription[] = [
  { name: 'amount', label: 'Amount in CHF', required: true, attributes: { inputMode: 'decimal' } },
  { name: 'happenedOn', label: 'Received on', type: 'date', required: true },
  { name: 'note', label: 'Note', wide: true, attributes: { maxLength: 500 } },
];

/** Records a payment by hand. */
export function PaymentForm({ order, busy, run, onDone }: OrderActionProps) {
  // A payment whose answer was lost is not recorded again by the next attempt.
  const keyOf = useRef(createIdempotencyKeys()).current;
  const form = useWorkspaceForm({
    initial: { amount: '', happenedOn: zurichDay(new Date()), note: '' },
    check: ({ amount, happenedOn }) => {
      const amountFault = readRappen(amount) === null && 'Please enter an amount, like 695.00';
      const dayFault = happenedOn && paymentDayFault(happenedOn, new Date(order.createdAt));
      return [
        ...(amountFault ? [{ path: ['amount'], message: amountFault }] : []),
        ...(dayFault ? [{ path: ['happenedOn'], message: dayFault }] : []),
      ];
    },
    send: ({ amount, ...rest }) =>
      run('Payment recorded', 'Failed to record payment', async () => {
        const body = { amountRappen: readRappen(amount) ?? 0, ...rest };
        await api(recordPaymentCall, { id: order.id, body }, { headers: { 'Idempotency-Key': keyOf(body) } });
        onDone();
      }),
  });
  return <OrderActionForm form={form} fields={fields} busy={busy} submit="Record payment" />;
}
