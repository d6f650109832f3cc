import { joinPersonName } from '#domain/core/person-name.ts';
import { arrangeOrderCall } from '#domain/orders/arranged-orders/arranged-order-calls.ts';
import { isCancelled } from '#domain/orders/study-orders/cancelled-order.ts';
import { orderTotal } from '#domain/orders/study-orders/order-total.ts';
import type { StudyOrder } from '#domain/orders/study-orders/study-order-answer.ts';
import { enterStudyOrderCall, studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { formatFrancs } from '#platform/money.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonLook } from '../../components/ui/button.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';
import type { RecordProps, TableDescription } from '../../workspace/table/table-description.ts';
import { useNow } from '../../workspace/use-now.ts';
import { FollowUpNote } from '../follow-up/follow-up-note.tsx';
import { deliveryClock } from './delivery-clock.ts';
import { ExportTools } from './export/export-tools.tsx';
import { emptyOrders, isOfferExpired, isOpenOffer, studyOrderSummary } from './order-texts.ts';
import { studyOrderBulkActions } from './study-order-bulk-actions.ts';
import { StudyOrderDetails } from './study-order-details.tsx';
import { invoicePath, StudyOrderStatus, studyStatusOptions } from './study-order-status.tsx';

export const studyOrderTable: TableDescription<StudyOrder> = {
  resource: englishResource(studyOrderCalls, 'Order'),
  calls: studyOrderCalls,
  plural: 'study orders',
  noun: 'order',
  nameOf: ({ orderNumber }) => `order ${orderNumber}`,
  summaryOf: studyOrderSummary,
  columns: [
    { head: 'Order', Cell: NumberAndDay },
    { head: 'Buyer', cellClass: 'w-full', Cell: Buyer },
    {
      head: 'Amount',
      headClass: 'text-right',
      cellClass: 'whitespace-nowrap tabular-nums tabular:text-right',
      Cell: ({ record }) => formatFrancs(orderTotal(record)),
    },
    {
      head: 'Status',
      headClass: 'w-40',
      Cell: ({ record }) => (
        <StudyOrderStatus
          record={record}
          options={studyStatusOptions}
          isQuiet
          label={`Status of order ${record.orderNumber}`}
        />
      ),
    },
    { head: 'Delivery', cellClass: 'text-sm whitespace-nowrap tabular-nums', Cell: Delivery },
  ],
  afterUndo: 'it stays in the trash as long as the law requires',
  buttonsClass: 'w-56 text-right',
  isMarked: (order, now) => ['late', 'running'].includes(deliveryClock(order, now).state),
  states: [...studyStatusOptions, ['suspected', 'Possible spam']],
  sorts: [
    ['-createdAt', 'Newest first'],
    ['createdAt', 'Oldest first'],
    ['organization', 'Company'],
    ['-total', 'Amount'],
  ],
  filters: [
    {
      name: 'isOverdue',
      label: 'Delivery',
      options: [
        ['', 'All'],
        ['true', 'Overdue'],
      ],
    },
    {
      name: 'payment',
      label: 'Payment',
      options: [
        ['', 'All'],
        ['open', 'Open'],
        ['overdue', 'Overdue'],
        ['paid', 'Paid'],
        ['cancelled', 'Cancelled'],
      ],
    },
  ],
  emptyText: emptyOrders('No study orders yet'),
  entries: [
    {
      label: 'New offer or invoice',
      resource: englishResource({ ...studyOrderCalls, create: arrangeOrderCall }, 'Document'),
      form: lazyPart(() => import('./arranged/arranged-order-form.ts')),
    },
    {
      label: 'New order',
      resource: englishResource({ ...studyOrderCalls, create: enterStudyOrderCall }, 'Order'),
      form: lazyPart(() => import('./entered-study-order-form.ts')),
    },
  ],
  bulkActions: studyOrderBulkActions,
  Tool: ExportTools,
  FirstButton: InvoiceLink,
  permission: 'orders',
  Details: StudyOrderDetails,
};

function NumberAndDay({ record: { orderNumber, createdAt } }: RecordProps<StudyOrder>) {
  return (
    <div className="wide:flex wide:items-baseline wide:gap-x-4">
      <p className="font-semibold whitespace-nowrap tabular-nums">{orderNumber}</p>
      <p className="text-sm whitespace-nowrap text-ink-muted">{dateOrUnknown(createdAt)}</p>
    </div>
  );
}

function Buyer({ record }: RecordProps<StudyOrder>) {
  return (
    <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_14rem_auto] wide:items-baseline wide:gap-x-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{record.organization}</span>
        {record.suspectedSpam && <Badge>Possible spam</Badge>}
        {isOpenOffer(record) && <Badge>{isOfferExpired(record) ? 'Expired offer' : 'Offer'}</Badge>}
        {record.isToPrint && <Badge look="urgent">To print</Badge>}
        {record.isToRefund && <Badge look="urgent">To refund</Badge>}
      </p>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">{joinPersonName(record)}</p>
      <FollowUpNote record={record} isDone={isCancelled(record) || record.status === 'paid'} />
    </div>
  );
}

function Delivery({ record }: RecordProps<StudyOrder>) {
  const { state, text } = deliveryClock(record, useNow());
  return <span className={state === 'late' ? 'font-semibold text-signal' : 'text-ink-muted'}>{text}</span>;
}

function InvoiceLink({ record: { id, orderNumber, hasInvoice } }: RecordProps<StudyOrder>) {
  if (!hasInvoice) return null;
  return (
    <a href={invoicePath(id)} target="_blank" rel="noopener" className={buttonLook('quiet')}>
      Invoice<span className="sr-only"> of order {orderNumber} (PDF, new tab)</span>
    </a>
  );
}
