import type { PrintOrder } from '#domain/print-orders/print-order-answer.ts';
import { printOrderStatuses, type PrintOrderStatus as Status } from '#domain/print-orders/print-order-status.ts';
import { Button } from '../../components/ui/button.tsx';
import { optionsOf } from '../../workspace/list/options.ts';
import { OrderStatus } from './order-status.tsx';
import { printOrderName, printStatusLabels } from './order-texts.ts';
import { useOrderStatus } from './use-order-status.ts';

export const printOrdersPath = '/api/print-orders';

export const printStatusOptions = optionsOf(printOrderStatuses, printStatusLabels);

interface PrintOrderStatusProps {
  record: PrintOrder;
  label: string;
  quiet?: boolean;
}

export function PrintOrderStatus({ record, ...shown }: PrintOrderStatusProps) {
  return <OrderStatus<Status> path={printOrdersPath} order={record} options={printStatusOptions} {...shown} />;
}

/** The quick way for an order that has just come in. */
export function MarkProcessed({ record }: { record: PrintOrder }) {
  const setStatus = useOrderStatus<Status>(printOrdersPath);
  if (record.status !== 'pending') return null;
  return (
    <Button onClick={() => setStatus(record, 'processed')}>
      Mark processed<span className="sr-only">: {printOrderName(record.id)}</span>
    </Button>
  );
}
