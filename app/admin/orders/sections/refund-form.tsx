import { recordRefundByHandCall } from '#domain/orders/order-facts/order-calls.ts';
import { api } from '../../../workspace/calls/api.ts';
import { MoneyForm } from './money-form.tsx';
import type { OrderActionProps } from './order-action-form.tsx';

interface RefundFormProps extends OrderActionProps {
  /** What was paid too much, or for a cancelled order. */
  owedRappen: number;
}

/** Records by hand that money was paid back, as at the counter; refunds in bank files are decided among payments. */
export function RefundForm({ order, isBusy, run, onDone, owedRappen }: RefundFormProps) {
  return (
    <MoneyForm
      {...{ order, isBusy }}
      direction="out"
      suggestedRappen={owedRappen}
      maxRappen={owedRappen}
      submit="Record refund"
      record={(body, key) =>
        run('Refund recorded', 'Failed to record refund', async () => {
          await api(recordRefundByHandCall, { id: order.id, body }, { headers: { 'Idempotency-Key': key } });
          onDone();
        })
      }
    />
  );
}
