import type { PrintOrder } from '#domain/orders/print-orders/print-order-answer.ts';
import { printOrderCalls, setPrintOrderStatusCall } from '#domain/orders/print-orders/print-order-calls.ts';
import { printOrderStatuses, type PrintOrderStatus as Status } from '#domain/orders/print-orders/print-order-status.ts';
import { Button } from '../../components/ui/button.tsx';
import { optionsOf } from '../../workspace/list/options.ts';
import { OrderStatus, type OrderStatusProps } from './order-status.tsx';
import { printOrderName, printStatusLabels } from './order-texts.ts';
import { type OrderCalls, useOrderStatus } from './use-order-status.ts';

const calls: OrderCalls<Status> = { list: printOrderCalls.list, setStatus: setPrintOrderStatusCall };

export const printStatusOptions = optionsOf(printOrderStatuses, printStatusLabels);

interface PrintOrderStatusProps extends Pick<OrderStatusProps<Status>, 'label' | 'isQuiet'> {
  record: PrintOrder;
}

export function PrintOrderStatus({ record, ...shown }: PrintOrderStatusProps) {
  return (
    <OrderStatus<Status>
      calls={calls}
      order={record}
      options={printStatusOptions}
      summary={printOrderName(record.id)}
      {...shown}
    />
  );
}

/** A button that marks a pending order as processed. */
export function MarkProcessed({ record }: { record: PrintOrder }) {
  const setStatus = useOrderStatus<Status>(calls);
  if (record.status !== 'pending') return null;
  return (
    <Button
      of={printOrderName(record.id)}
      onClick={() => setStatus({ order: record, status: 'processed', isUndoable: true })}
    >
      Mark processed
    </Button>
  );
}
