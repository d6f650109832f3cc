import { useState } from 'react';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Question } from '../../../components/ui/question.tsx';
import { adminCall } from '../../calls/admin-call.ts';
import { studyOrdersPath } from '../study-order-status.tsx';
import type { OrderRun } from '../use-order-calls.ts';
import { CorrectionForm } from './correction-form.tsx';
import { PaymentForm } from './payment-form.tsx';

interface AccountActionsProps {
  order: StudyOrder;
  busy: boolean;
  run: OrderRun;
}

/** What the bookkeeper does with an order; each opens what it needs to know. */
export function AccountActions({ order, busy, run }: AccountActionsProps) {
  const [shown, setShown] = useState<'payment' | 'correction' | 'cancellation' | null>(null);
  const toggle = (part: typeof shown) => setShown(shown === part ? null : part);
  const done = () => setShown(null);
  const cancel = () => {
    done();
    void run('The order is cancelled, and the credit note on its way', 'Failed to cancel the order', () =>
      adminCall('POST', `${studyOrdersPath}/${order.id}/cancel`, { body: { tellBuyer: true } }),
    );
  };
  if (order.status === 'cancelled') return null;
  return (
    <>
      <div className="no-print mb-5 flex flex-wrap gap-2">
        <Button aria-expanded={shown === 'payment'} onClick={() => toggle('payment')}>
          Record payment
        </Button>
        <Button aria-expanded={shown === 'correction'} onClick={() => toggle('correction')}>
          Correct invoice
        </Button>
        <Button onClick={() => toggle('cancellation')}>Cancel order</Button>
      </div>
      {shown === 'payment' && <PaymentForm orderId={order.id} busy={busy} run={run} onDone={done} />}
      {shown === 'correction' && <CorrectionForm order={order} busy={busy} run={run} onDone={done} />}
      {shown === 'cancellation' && (
        <Question title="Cancel order?" cancel="Keep order" confirm="Cancel order" onCancel={done} onConfirm={cancel}>
          {`A credit note takes back the invoice of order ${order.orderNumber}, and the buyer gets it by mail.`}
        </Question>
      )}
    </>
  );
}
