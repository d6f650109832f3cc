import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { PrintOrder } from '#domain/print-orders/print-order-answer.ts';
import { type PrintOrderStatus, printOrderStatuses } from '#domain/print-orders/print-order-status.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { Choice } from '../components/ui/filter-bar.tsx';
import { adminDate } from './admin-dates.ts';
import { cell, DataRow } from './data-table.tsx';
import { optionsOf } from './options.ts';
import { copies, printOrderName, printStatusLabels } from './order-texts.ts';
import { PrintOrderDetails } from './print-order-details.tsx';
import { printOrderKind } from './record-kinds.ts';
import { SearchedList } from './searched-list.tsx';
import { useOrderStatus } from './use-order-status.ts';

const statusOptions = optionsOf(printOrderStatuses, printStatusLabels);
const sortOptions = [
  ['-createdAt', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['lastName', 'Name'],
  ['city', 'City'],
  ['-quantity', 'Quantity'],
] as const;

const columns = [
  { head: 'Order' },
  { head: 'Recipient' },
  { head: 'Status', className: 'w-40' },
  { head: 'Actions', className: 'w-72 text-right' },
];

export function PrintOrders() {
  const setStatus = useOrderStatus<PrintOrderStatus>(printOrderKind.path);
  return (
    <SearchedList<PrintOrder>
      kind={printOrderKind}
      plural="orders"
      noun="order"
      nameOf={({ id }) => printOrderName(id)}
      columns={columns}
      states={statusOptions}
      sorts={sortOptions}
      emptyText={(status) => (status === 'all' ? 'No orders yet' : `No ${status} orders`)}
      row={(order, deeds) => (
        <PrintOrderRow key={order.id} order={order} onStatus={(next) => setStatus(order.id, next)} {...deeds} />
      )}
      details={(order, deeds) => (
        <PrintOrderDetails order={order} onStatus={(next) => setStatus(order.id, next)} {...deeds} />
      )}
    />
  );
}

interface PrintOrderRowProps {
  order: PrintOrder;
  onStatus: (status: PrintOrderStatus) => void;
  onOpen: () => void;
  onDelete: () => void;
}

function PrintOrderRow({ order, onStatus, onOpen, onDelete }: PrintOrderRowProps) {
  const { id, createdAt, organization, zipCode, city, quantity, status, suspectedSpam } = order;
  const name = printOrderName(id);
  return (
    <DataRow marked={status === 'pending'}>
      <td className={cell}>
        <p className="font-semibold whitespace-nowrap tabular-nums">{name}</p>
        <p className="text-sm whitespace-nowrap text-ink-muted">
          {copies(quantity)}, {adminDate(createdAt)}
        </p>
      </td>
      <td className={`${cell} w-full`}>
        <p className="line-clamp-2 wrap-anywhere">
          {joinPersonName(order)} {suspectedSpam && <Badge>Possible spam</Badge>}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
          {organization && <bdi>{organization}, </bdi>}
          <bdi>
            {zipCode} {city}
          </bdi>
        </p>
      </td>
      <td className={cell}>
        <Choice quiet label={`Status of ${name}`} value={status} options={statusOptions} onChange={onStatus} />
      </td>
      <td className={cell}>
        <div className="flex flex-wrap gap-1 lg:flex-nowrap lg:justify-end">
          {status === 'pending' && (
            <Button onClick={() => onStatus('processed')}>
              Mark processed<span className="sr-only">: {name}</span>
            </Button>
          )}
          <Button onClick={onOpen}>
            Details<span className="sr-only"> of {name}</span>
          </Button>
          <Button look="quiet" onClick={onDelete}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </td>
    </DataRow>
  );
}
