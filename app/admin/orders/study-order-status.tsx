import type { OrderHistory } from '#domain/order-facts/order-history-answer.ts';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { type StudyOrderStatus as Status, studyOrderStatuses } from '#domain/study-orders/study-order-status.ts';
import { adminCall } from '../../workspace/calls/admin-call.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import { OrderStatus } from './order-status.tsx';
import { bankPaymentsStay, studyStatusLabels } from './order-texts.ts';

export const studyOrdersPath = '/api/study-orders';

export const invoicePath = (id: string) => `${studyOrdersPath}/${id}/invoice`;

export const studyStatusOptions = optionsOf(studyOrderStatuses, studyStatusLabels);

interface StudyOrderStatusProps {
  record: StudyOrder;
  label: string;
  quiet?: boolean;
}

/** A status undoes what the office recorded by hand, not what the bank said. */
async function bankPaymentsOf(id: string): Promise<string> {
  const { account, agreesWithStatus } = await adminCall<OrderHistory>('GET', `${studyOrdersPath}/${id}/history`);
  return account.state === 'paid' && !agreesWithStatus ? bankPaymentsStay : '';
}

export function StudyOrderStatus({ record, ...shown }: StudyOrderStatusProps) {
  return (
    <OrderStatus<Status>
      path={studyOrdersPath}
      order={record}
      options={studyStatusOptions}
      remainsOf={bankPaymentsOf}
      {...shown}
    />
  );
}
