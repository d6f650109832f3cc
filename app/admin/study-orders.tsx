import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { type StudyOrderStatus, studyOrderStatuses } from '#domain/study-orders/study-order-status.ts';
import { formatFrancs } from '#platform/money.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button, buttonLook } from '../components/ui/button.tsx';
import { Choice } from '../components/ui/filter-bar.tsx';
import { adminDate } from './admin-dates.ts';
import { cell, DataRow } from './data-table.tsx';
import { deliveryClock } from './delivery-clock.ts';
import { ExportButton } from './export-button.tsx';
import { optionsOf } from './options.ts';
import { studyStatusLabels } from './order-texts.ts';
import { studyOrderKind } from './record-kinds.ts';
import { SearchedList } from './searched-list.tsx';
import { invoicePath, StudyOrderDetails } from './study-order-details.tsx';
import { useNow } from './use-now.ts';
import { useOrderStatus } from './use-order-status.ts';

const statusOptions = optionsOf(studyOrderStatuses, studyStatusLabels);
const latenessOptions = [
  ['', 'All'],
  ['true', 'Overdue'],
] as const;
const sortOptions = [
  ['-createdAt', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['organization', 'Company'],
  ['-price', 'Amount'],
] as const;

const columns = [
  { head: 'Order' },
  { head: 'Buyer' },
  { head: 'Amount', className: 'text-right' },
  { head: 'Status', className: 'w-40' },
  { head: 'Delivery' },
  { head: 'Actions', className: 'w-44 text-right' },
];

export function StudyOrders() {
  const setStatus = useOrderStatus<StudyOrderStatus>(studyOrderKind.path);
  return (
    <SearchedList<StudyOrder>
      kind={studyOrderKind}
      plural="study orders"
      noun="order"
      nameOf={({ orderNumber }) => `Order ${orderNumber}`}
      columns={columns}
      states={statusOptions}
      sorts={sortOptions}
      lateness={latenessOptions}
      emptyText={(status) => (status === 'all' ? 'No study orders yet' : `No ${status} orders`)}
      extra={(filter) => <ExportButton filter={filter} />}
      row={(order, deeds) => (
        <StudyOrderRow key={order.id} order={order} onStatus={(next) => setStatus(order.id, next)} {...deeds} />
      )}
      details={(order, deeds) => (
        <StudyOrderDetails order={order} onStatus={(next) => setStatus(order.id, next)} {...deeds} />
      )}
    />
  );
}

interface StudyOrderRowProps {
  order: StudyOrder;
  onStatus: (status: StudyOrderStatus) => void;
  onOpen: () => void;
}

function StudyOrderRow({ order, onStatus, onOpen }: StudyOrderRowProps) {
  const { id, orderNumber, createdAt, organization, price, presentationPrice, status, suspectedSpam } = order;
  const clock = deliveryClock(order, useNow());
  return (
    <DataRow marked={clock.state === 'late' || clock.state === 'running'}>
      <td className={cell}>
        <p className="font-semibold whitespace-nowrap tabular-nums">{orderNumber}</p>
        <p className="text-sm whitespace-nowrap text-ink-muted">{adminDate(createdAt)}</p>
      </td>
      <td className={`${cell} w-full`}>
        <p className="line-clamp-2 wrap-anywhere">
          {organization} {suspectedSpam && <Badge>Possible spam</Badge>}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">{joinPersonName(order)}</p>
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums lg:text-right`}>
        {formatFrancs(price + presentationPrice)}
      </td>
      <td className={cell}>
        <Choice
          quiet
          label={`Status of order ${orderNumber}`}
          value={status}
          options={statusOptions}
          onChange={onStatus}
        />
      </td>
      <td
        className={`${cell} text-sm whitespace-nowrap tabular-nums ${clock.state === 'late' ? 'font-semibold text-signal' : 'text-ink-muted'}`}
      >
        {clock.text}
      </td>
      <td className={cell}>
        <div className="flex gap-1 lg:justify-end">
          <Button onClick={onOpen}>
            Details<span className="sr-only"> of order {orderNumber}</span>
          </Button>
          <a href={invoicePath(id)} target="_blank" rel="noopener" className={buttonLook('quiet')}>
            Invoice<span className="sr-only"> of order {orderNumber} (PDF, new tab)</span>
          </a>
        </div>
      </td>
    </DataRow>
  );
}
