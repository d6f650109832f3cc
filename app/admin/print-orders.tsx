import { useState } from 'react';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import type { PrintOrder } from '#domain/print-orders/print-order-answer.ts';
import { type PrintOrderStatus, printOrderStatuses } from '#domain/print-orders/print-order-status.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../components/ui/filter-bar.tsx';
import { Pager } from '../components/ui/pager.tsx';
import { adminDate } from './admin-dates.ts';
import { pageSize, useAdminPage } from './admin-lists.ts';
import { cell, DataRow, DataTable } from './data-table.tsx';
import { oneOf, useListParameters } from './list-parameters.ts';
import { optionsOf } from './options.ts';
import { copies, printOrderName, printStatusLabels } from './order-texts.ts';
import { PrintOrderDetails } from './print-order-details.tsx';
import { printOrderKind } from './record-kinds.ts';
import { EmptyState, english, ListStates } from './tab-frame.tsx';
import { englishDeletion, useDeletion } from './use-deletion.tsx';
import { useOrderStatus } from './use-order-status.ts';
import { useRecords } from './use-records.ts';

const statusOptions = optionsOf(printOrderStatuses, printStatusLabels);
const filterOptions = [['all', 'All'], ...statusOptions] as const;
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
  const parameters = useListParameters();
  const { search, page } = parameters;
  const status = oneOf(filterOptions, parameters.status);
  const sort = oneOf(sortOptions, parameters.sort);
  const query = useAdminPage<PrintOrder>(printOrderKind.path, {
    search,
    status: status === 'all' ? '' : status,
    sort,
    page,
  });
  const setStatus = useOrderStatus<PrintOrderStatus>(printOrderKind.path);
  const { remove } = useRecords<PrintOrder>(printOrderKind);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { askToDelete, deletionDialog } = useDeletion(
    remove,
    englishDeletion<PrintOrder>('order', ({ id }) => printOrderName(id)),
  );
  const opened = query.data?.rows.find(({ id }) => id === openedId);
  const none = search ? 'No orders match' : status === 'all' ? 'No orders yet' : `No ${status} orders`;
  return (
    <>
      <FilterBar>
        <SearchInput label="Search orders" value={search} onChange={parameters.setSearch} />
        <Choice
          label="Filter"
          value={status}
          options={filterOptions}
          onChange={(value) => parameters.set({ status: value })}
        />
        <Choice label="Sort" value={sort} options={sortOptions} onChange={(value) => parameters.set({ sort: value })} />
      </FilterBar>
      <ListStates query={query} failure="The orders could not be loaded." {...english}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState>{none}</EmptyState>
          ) : (
            <>
              <DataTable caption="Print orders" columns={columns} stale={query.isPlaceholderData}>
                {rows.map((order) => (
                  <PrintOrderRow
                    key={order.id}
                    order={order}
                    onStatus={(next) => void setStatus(order.id, next)}
                    onOpen={() => setOpenedId(order.id)}
                    onDelete={() => askToDelete(order)}
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
        <PrintOrderDetails
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
