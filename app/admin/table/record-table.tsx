import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { oneOf, useListParameters } from '../address/list-parameters.ts';
import { pageSize, useAdminPage } from '../calls/admin-lists.ts';
import { useNow } from '../dashboard/use-now.ts';
import { EmptyState, ListStates } from '../list/list-states.tsx';
import { englishDeletion, useDeletion } from '../records/use-deletion.tsx';
import type { ListedRecord } from '../records/use-records.ts';
import { useMay } from '../sign-in/use-session.ts';
import { DataTable } from './data-table.tsx';
import { RecordRow } from './record-row.tsx';
import type { TableDescription } from './table-description.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A long list, after its description; a record's details open in a dialog. */
export function RecordTable<Row extends ListedRecord>({ table }: { table: TableDescription<Row> }) {
  const { resource, plural, noun, nameOf, columns, sorts, lateness, payments, emptyText, Tool, Details } = table;
  const { page, search, open: linkedId, set, setSearch, ...parameters } = useListParameters();
  const states = [['all', 'All'], ...table.states] as const;
  const status = oneOf(states, parameters.status);
  const sort = oneOf(sorts, parameters.sort);
  const isOverdue = lateness ? oneOf(lateness, parameters.isOverdue) : '';
  const payment = payments ? oneOf(payments, parameters.payment) : '';
  const filter = { search, status: status === 'all' ? '' : status, isOverdue, payment, sort };
  const query = useAdminPage<Row>(resource.path, { ...filter, page });
  const queryClient = useQueryClient();
  const mayChange = useMay()(table.permission);
  const now = useNow();
  const [opened, setOpened] = useState<Row | null>(null);
  const { askToDelete, deletionQuestion } = useDeletion<Row>({
    resource,
    lang: 'en',
    ...englishDeletion(noun, (record) => capitalised(nameOf(record))),
    onConfirmed: () => close(),
  });
  const linked = linkedId ? query.data?.rows.find(({ id }) => id === linkedId) : undefined;
  useEffect(() => {
    if (!linked) return;
    setOpened(linked);
    // The entry of the history that the details lead back to names the list alone, or they would open again.
    set({ open: '' });
  }, [linked, set]);
  // The details follow the list, and stay when the record leaves it, as one that was read leaves the unread.
  const fresh = opened && query.data?.rows.find(({ id }) => id === opened.id);
  if (fresh && fresh !== opened) setOpened(fresh);

  const open = (record: Row) => {
    setOpened(record);
    if (mayChange) table.onOpened?.(queryClient, record);
  };

  const close = () => setOpened(null);
  const deletion = (record: Row) => (mayChange ? { onDelete: () => askToDelete(record) } : {});

  return (
    <>
      <FilterBar>
        <SearchInput label={`Search ${plural}`} value={search} onChange={setSearch} />
        <Choice label="Filter" value={status} options={states} onChange={(value) => set({ status: value })} />
        {lateness && (
          <Choice
            label="Delivery"
            value={isOverdue}
            options={lateness}
            onChange={(value) => set({ isOverdue: value })}
          />
        )}
        {payments && (
          <Choice label="Payment" value={payment} options={payments} onChange={(value) => set({ payment: value })} />
        )}
        <Choice label="Sort" value={sort} options={sorts} onChange={(value) => set({ sort: value })} />
        {Tool && <Tool filter={filter} />}
      </FilterBar>
      <ListStates query={query} failure={`The ${plural} could not be loaded.`} lang="en">
        {({ rows, total }) => (
          <>
            {rows.length > 0 ? (
              <DataTable
                caption={capitalised(plural)}
                columns={[...columns, { head: 'Actions', headClass: table.buttonsClass }]}
                stale={query.isPlaceholderData}
              >
                {rows.map((record) => (
                  <RecordRow
                    key={record.id}
                    table={table}
                    record={record}
                    now={now}
                    onOpen={() => open(record)}
                    {...deletion(record)}
                  />
                ))}
              </DataTable>
            ) : (
              <EmptyState>
                {total > 0
                  ? `No more ${plural}`
                  : search || isOverdue || payment
                    ? `No ${plural} match`
                    : emptyText(status)}
              </EmptyState>
            )}
            <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => set({ page: String(next) })} />
          </>
        )}
      </ListStates>
      {opened && <Details record={opened} onClose={close} {...deletion(opened)} key={opened.id} />}
      {deletionQuestion}
    </>
  );
}
