import { joinPersonName } from '#domain/core/person-name.ts';
import type { PrintOrder } from '#domain/orders/print-orders/print-order-answer.ts';
import { enterPrintOrderCall, printOrderCalls } from '#domain/orders/print-orders/print-order-calls.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';
import type { RecordProps, TableDescription } from '../../workspace/table/table-description.ts';
import { FollowUpNote } from '../follow-up/follow-up-note.tsx';
import { copies, emptyOrders, printOrderName } from './order-texts.ts';
import { PrintOrderDetails } from './print-order-details.tsx';
import { MarkProcessed, PrintOrderStatus, printStatusOptions } from './print-order-status.tsx';
import { ShippingTools } from './shipping/shipping-tools.tsx';

const setTo = (status: PrintOrder['status']) => ({
  values: { status },
  appliesTo: (order: PrintOrder) => order.status !== status,
  done: `set to ${status}`,
  undo: (order: PrintOrder) => ({ status: order.status }),
});

export const printOrderTable: TableDescription<PrintOrder> = {
  resource: englishResource(printOrderCalls, 'Order'),
  calls: printOrderCalls,
  plural: 'orders',
  noun: 'order',
  nameOf: ({ id }) => printOrderName(id),
  summaryOf: (order) => `${printOrderName(order.id)}, ${joinPersonName(order)}, ${copies(order.quantity)}`,
  columns: [
    { head: 'Order', Cell: NumberAndQuantity },
    { head: 'Recipient', cellClass: 'w-full', Cell: Recipient },
    {
      head: 'Status',
      headClass: 'w-40',
      Cell: ({ record }) => (
        <PrintOrderStatus record={record} isQuiet label={`Status of ${printOrderName(record.id)}`} />
      ),
    },
  ],
  buttonsClass: 'w-72 text-right',
  isMarked: ({ status }) => status === 'pending',
  states: [...printStatusOptions, ['suspected', 'Possible spam']],
  sorts: [
    ['-createdAt', 'Newest first'],
    ['createdAt', 'Oldest first'],
    ['lastName', 'Name'],
    ['city', 'City'],
    ['-quantity', 'Quantity'],
  ],
  emptyText: emptyOrders('No orders yet'),
  entries: [
    {
      label: 'New order',
      resource: englishResource({ ...printOrderCalls, create: enterPrintOrderCall }, 'Order'),
      form: lazyPart(() => import('./entered-print-order-form.ts')),
    },
  ],
  bulkActions: [
    { label: 'Processed', ...setTo('processed'), appliesTo: ({ status }) => status === 'pending', isDone: true },
    {
      label: 'Shipped',
      ...setTo('shipped'),
      question: () => ({ title: 'Set to shipped?', text: 'The copies were sent today.', confirm: 'Set to shipped' }),
    },
    { label: 'Pending', ...setTo('pending') },
  ],
  SelectionTools: ShippingTools,
  FirstButton: MarkProcessed,
  permission: 'orders',
  Details: PrintOrderDetails,
};

function NumberAndQuantity({ record: { id, quantity, createdAt } }: RecordProps<PrintOrder>) {
  return (
    <div className="wide:flex wide:items-baseline wide:gap-x-4">
      <p className="font-semibold whitespace-nowrap tabular-nums">{printOrderName(id)}</p>
      <p className="text-sm whitespace-nowrap text-ink-muted single:whitespace-normal">
        {copies(quantity)}, {dateOrUnknown(createdAt)}
      </p>
    </div>
  );
}

function Recipient({ record }: RecordProps<PrintOrder>) {
  const { organization, zipCode, city, suspectedSpam } = record;
  return (
    <div className="wide:grid wide:grid-cols-[16rem_minmax(0,1fr)_auto] wide:items-baseline wide:gap-x-4">
      <p className="line-clamp-2 wrap-anywhere">
        {joinPersonName(record)} {suspectedSpam && <Badge>Possible spam</Badge>}
      </p>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
        {organization && <bdi>{organization}, </bdi>}
        <bdi>
          {zipCode} {city}
        </bdi>
      </p>
      <FollowUpNote record={record} isDone={record.status === 'shipped'} />
    </div>
  );
}
