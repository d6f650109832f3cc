import { addressOf } from '#domain/core/api-call.ts';
import {
  readInvoiceCall,
  readOrderHistoryCall,
  setStudyOrderStatusCall,
} from '#domain/orders/order-facts/order-calls.ts';
import { isUndoableStatus } from '#domain/orders/order-facts/undoable-status.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { type StudyOrderStatus as Status, studyOrderStatuses } from '#domain/orders/study-orders/study-order-status.ts';
import { api } from '../../workspace/calls/api.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import { OrderStatus, type OrderStatusProps } from './order-status.tsx';
import { paymentsStay, studyOrderSummary, studyStatusLabels } from './order-texts.ts';
import { questionOfStatus } from './study-order-question.ts';
import type { OrderCalls } from './use-order-status.ts';

export const invoicePath = (id: string) => addressOf(readInvoiceCall, { id });

const calls: OrderCalls<Status> = { list: studyOrderCalls.list, setStatus: setStudyOrderStatusCall };

export const studyStatusOptions = optionsOf(studyOrderStatuses, studyStatusLabels);

interface StudyOrderStatusProps extends Pick<OrderStatusProps<Status>, 'label' | 'options' | 'isQuiet'> {
  record: StudyOrder;
}

/** A message if the order has payments that a changed status doesn't undo. */
async function remainingPaymentsOf(id: string): Promise<string> {
  const { account, agreesWithStatus } = await api(readOrderHistoryCall, { id });
  return account.state === 'paid' && !agreesWithStatus ? paymentsStay : '';
}

export function StudyOrderStatus({ record, ...shown }: StudyOrderStatusProps) {
  return (
    <OrderStatus<Status>
      calls={calls}
      order={record}
      summary={studyOrderSummary(record)}
      questionOf={(status) => questionOfStatus([record], status)}
      isUndoable={(status) => isUndoableStatus(record, status)}
      messageAfter={remainingPaymentsOf}
      {...shown}
    />
  );
}
