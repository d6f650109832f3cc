import { useRef } from 'react';
import { recordPaymentCall } from '#domain/orders/order-facts/order-calls.ts';
import { paymentDayFault } from '#domain/orders/order-facts/order-fact-input.ts';
import { zurichDay } from '#platform/dates.ts';
import { formatAmount, formatRappen } from '#platform/money.ts';
import { createIdempotencyKeys } from '../../../forms/idempotency-key.ts';
import { api } from '../../../workspace/calls/api.ts';
import type { FieldDescription } from '../../../workspace/form/record-form.ts';
import { useConfirmation } from '../../../workspace/form/use-confirmation.tsx';
import { useWorkspaceForm } from '../../../workspace/form/use-workspace-form.ts';
import { studyOrderSummary } from '../order-texts.ts';
import { OrderActionForm, type OrderActionProps } from './order-action-form.tsx';
import { readRappen } from './read-rappen.ts';

const fields: readonly FieldDescription[] = [
  { name: 'amount', label: 'Amount in CHF', required: true, attributes: { inputMode: 'decimal' } },
  { name: 'happenedOn', label: 'Received on', type: 'date', required: true },
  { name: 'note', label: 'Note', wide: true, attributes: { maxLength: 500 } },
];

interface PaymentFormProps extends OrderActionProps {
  /** The amount due; negative if too much was paid. */
  openRappen: number;
}

/** Records a payment by hand, at first of the open amount. More than that is asked about. */
export function PaymentForm({ order, busy, run, onDone, openRappen }: PaymentFormProps) {
  // A payment whose answer was lost is not recorded again by the next attempt.
  const keyOf = useRef(createIdempotencyKeys()).current;
  const { ask, question } = useConfirmation();
  const due = Math.max(openRappen, 0);
  const form = useWorkspaceForm({
    initial: {
      amount: due > 0 ? formatRappen(due) : '',
      happenedOn: zurichDay(new Date()),
      note: '',
    },
    version: String(due),
    check: ({ amount, happenedOn }) => {
      const amountFault = readRappen(amount) === null && 'Please enter an amount, like 695.00';
      const dayFault = happenedOn && paymentDayFault(happenedOn, new Date(order.createdAt));
      return [
        ...(amountFault ? [{ path: ['amount'], message: amountFault }] : []),
        ...(dayFault ? [{ path: ['happenedOn'], message: dayFault }] : []),
      ];
    },
    send({ amount, ...rest }) {
      const amountRappen = readRappen(amount) ?? 0;
      const body = { amountRappen, ...rest };
      const record = () =>
        run('Payment recorded', 'Failed to record payment', async () => {
          await api(recordPaymentCall, { id: order.id, body }, { headers: { 'Idempotency-Key': keyOf(body) } });
          onDone();
        });
      if (amountRappen <= due) return record();
      ask({
        title: 'Record more than is open?',
        text: `${studyOrderSummary(order)}: ${formatAmount(amountRappen)} is ${formatAmount(amountRappen - due)} more than the open ${formatAmount(due)}.`,
        cancel: 'Keep editing',
        confirm: 'Record payment',
        perform: () => void record(),
      });
    },
  });
  return (
    <>
      <OrderActionForm form={form} fields={fields} busy={busy} submit="Record payment" />
      {question}
    </>
  );
}
