import { useState } from 'react';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { StudyOrder } from '#domain/study-orders/study-order-answer.ts';
import { type StudyOrderStatus, studyOrderStatuses } from '#domain/study-orders/study-order-status.ts';
import { formatFrancs } from '#platform/money.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button, buttonLook } from '../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../components/ui/filter-bar.tsx';
import { Pager } from '../components/ui/pager.tsx';
import { adminDate } from './admin-dates.ts';
import { pageSize, useAdminPage } from './admin-lists.ts';
import { cell, DataRow, DataTable } from './data-table.tsx';
import { deliveryClock } from './delivery-clock.ts';
import { ExportButton } from './export-button.tsx';
import { oneOf, useListParameters } from './list-parameters.ts';
import { optionsOf } from './options.ts';
import { studyStatusLabels } from './order-texts.ts';
import { studyOrderKind } from './record-kinds.ts';
import { invoicePath, StudyOrderDetails } from './study-order-details.tsx';
import { EmptyState, english, ListStates } from './tab-frame.tsx';
import { englishDeletion, useDeletion } from './use-deletion.tsx';
import { useNow } from './use-now.ts';
import { useOrderStatus } from './use-order-status.ts';
import { useRecords } from './use-records.ts';

const statusOptions = optionsOf(studyOrderStatuses, studyStatusLabels);
const filterOptions = [['all', 'All'], ...statusOptions] as const;
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
  const parameters = useListParameters();
  const { search, page } = parameters;
  const status = oneOf(filterOptions, parameters.status);
  const sort = oneOf(sortOptions, parameters.sort);
  const filter = { search, status: status === 'all' ? '' : status, sort };
  const query = useAdminPage<StudyOrder>(studyOrderKind.path, { ...filter, page });
  const setStatus = useOrderStatus<StudyOrderStatus>(studyOrderKind.path);
  const { remove } = useRecords<StudyOrder>(studyOrderKind);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { askToDelete, deletionDialog } = useDeletion(
    remove,
    englishDeletion<StudyOrder>('order', ({ orderNumber }) => `Order ${orderNumber}`),
  );
  const opened = query.data?.rows.find(({ id }) => id === openedId);
  const none = search ? 'No study orders match' : status === 'all' ? 'No study orders yet' : `No ${status} orders`;
  return (
    <>
      <FilterBar>
        <SearchInput label="Search study orders" value={search} onChange={parameters.setSearch} />
        <Choice
          label="Filter"
          value={status}
          options={filterOptions}
          onChange={(value) => parameters.set({ status: value })}
        />
        <Choice label="Sort" value={sort} options={sortOptions} onChange={(value) => parameters.set({ sort: value })} />
        <ExportButton filter={filter} />
      </FilterBar>
      <ListStates query={query} failure="The study orders could not be loaded." {...english}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState>{none}</EmptyState>
          ) : (
            <>
              <DataTable caption="Study orders" columns={columns} stale={query.isPlaceholderData}>
                {rows.map((order) => (
                  <StudyOrderRow
                    key={order.id}
                    order={order}
                    onStatus={(next) => void setStatus(order.id, next)}
                    onOpen={() => setOpenedId(order.id)}
                  />
                ))}
              </DataTable>
              <Pager
                page={page}
                pageSize={pageSize}
                total={total}
                onPage={(next) => parameters.set({ page: String(next) })}
              />
            </>
          )
        }
      </ListStates>
      {opened && (
        <StudyOrderDetails
          order={opened}
          onStatus={(next) => void setStatus(opened.id, next)}
          onClose={() => setOpenedId(null)}
          onDelete={() => {
            setOpenedId(null);
            askToDelete(opened);
          }}
        />
      )}
      {deletionDialog}
    </>
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
