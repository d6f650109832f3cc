import { recordPaymentCall } from '#domain/orders/order-facts/order-calls.ts';
import type { PaymentInput } from '#domain/orders/order-facts/order-fact-input.ts';
import { formatAmount } from '#platform/money.ts';
import { api } from '../../../workspace/calls/api.ts';
import { useConfirmation } from '../../../workspace/form/use-confirmation.ts';
import { studyOrderSummary } from '../order-texts.ts';
import { MoneyForm } from './money-form.tsx';
import type { OrderActionProps } from './order-action-form.tsx';

interface PaymentFormProps extends OrderActionProps {
  /** The amount due; negative if too much was paid. */
  openRappen: number;
}

/** Records a payment by hand. It suggests the open amount, and asks before a larger one is recorded. */
export function PaymentForm({ order, isBusy, run, onDone, openRappen }: PaymentFormProps) {
  const ask = useConfirmation();
  const due = Math.max(openRappen, 0);
  const record = (body: PaymentInput, key: string) =>
    run('Payment recorded', 'Failed to record payment', async () => {
      await api(recordPaymentCall, { id: order.id, body }, { headers: { 'Idempotency-Key': key } });
      onDone();
    });
  const recordOrAsk = (input: PaymentInput, key: string) => {
    const { amountRappen } = input;
    if (amountRappen <= due) return record(input, key);
    ask({
      title: 'Record more than is open?',
      text: `${studyOrderSummary(order)}: ${formatAmount(amountRappen)} is ${formatAmount(amountRappen - due)} more than the open ${formatAmount(due)}.`,
      cancel: 'Keep editing',
      confirm: 'Record payment',
      perform: () => void record(input, key),
    });
  };
  return (
    <MoneyForm
      {...{ order, isBusy }}
      direction="in"
      suggestedRappen={due}
      submit="Record payment"
      record={recordOrAsk}
    />
  );
}
