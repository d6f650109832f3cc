import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { oneOf, useListParameters } from '../address/list-parameters.ts';
import { pageSize, useAnswerPage } from '../calls/answers.ts';
import { EmptyState, ListStates } from '../list/list-states.tsx';
import { englishDeletion, useDeletion } from '../records/use-deletion.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import { useMay } from '../sign-in/use-session.ts';
import { useNow } from '../use-now.ts';
import { DataTable } from './data-table.tsx';
import { KeyHelp } from './key-help.tsx';
import { NewRecord } from './new-record.tsx';
import { RecordRow } from './record-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { TableDescription } from './table-description.ts';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useOpenedRecord } from './use-opened-record.ts';
import { useSelection } from './use-selection.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A list with filters and pages; a record's details open in a dialog. */
export function RecordTable<Row extends EditableRecord>({ table }: { table: TableDescription<Row> }) {
  const { resource, calls, plural, noun, nameOf, columns, sorts, lateness, payments, emptyText, Tool, Details } = table;
  const { page, search, set, setSearch, ...parameters } = useListParameters();
  const states = [['all', 'All'], ...table.states] as const;
  const status = oneOf(states, parameters.status);
  const sort = oneOf(sorts, parameters.sort);
  const isOverdue = lateness ? oneOf(lateness, parameters.isOverdue) : '';
  const payment = payments ? oneOf(payments, parameters.payment) : '';
  const filter = { search, status: status === 'all' ? '' : status, isOverdue, payment, sort };
  const query = useAnswerPage(calls.list, { ...filter, page });
  const queryClient = useQueryClient();
  const mayChange = useMay()(table.permission);
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const { opened, open, close } = useOpenedRecord<Row>({ list: calls.list, noun }, query.data?.rows, (record) => {
    if (mayChange) table.onOpened?.(queryClient, record);
  });
  const { askToDelete, deletionQuestion } = useDeletion<Row>({
    resource,
    lang: 'en',
    ...englishDeletion(noun, (record) => capitalised(nameOf(record))),
    onConfirmed: () => close(),
  });
  const rows = query.data?.rows ?? [];
  const selection = useSelection(rows);
  const { begin, actionQuestion } = useBulkActions(table);
  const doneAction = table.bulkActions?.find(({ isDone }) => isDone);
  const onRow = (act: (record: Row) => void) => (id: string) => {
    const record = rows.find((row) => row.id === id);
    if (record) act(record);
  };
  useListKeys({
    list,
    shownSearch: query.isPending || query.isPlaceholderData ? undefined : search,
    onHelp: () => setShowsKeys(true),
    onRow: mayChange
      ? {
          x: onRow(selection.toggle),
          e: doneAction && onRow((record) => begin(doneAction, [record])),
        }
      : {},
  });
  const selectColumn = mayChange ? [{ head: 'Select', headClass: 'w-8', hidesHead: true }] : [];
  const deletion = (record: Row) => (mayChange ? { onDelete: () => askToDelete(record) } : {});

  return (
    <div ref={list}>
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
        {table.entry && mayChange && <NewRecord table={table} entry={table.entry} />}
      </FilterBar>
      <ListStates query={query} failure={`The ${plural} could not be loaded.`} lang="en">
        {({ rows, total }) => (
          <>
            <div inert={query.isPlaceholderData} className="no-print mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              {mayChange && rows.length > 0 && <SelectionBar table={table} selection={selection} count={rows.length} />}
              <Button look="quiet" className="ml-auto pointer-coarse:hidden" onClick={() => setShowsKeys(true)}>
                Keyboard shortcuts <kbd className="font-sans no-underline">?</kbd>
              </Button>
            </div>
            {rows.length > 0 ? (
              <DataTable
                caption={capitalised(plural)}
                columns={[...selectColumn, ...columns, { head: 'Actions', headClass: table.buttonsClass }]}
                stale={query.isPlaceholderData}
              >
                {rows.map((record) => (
                  <RecordRow
                    key={record.id}
                    table={table}
                    record={record}
                    now={now}
                    selection={mayChange ? selection : undefined}
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
      {actionQuestion}
      {showsKeys && <KeyHelp table={table} mayChange={mayChange} onClose={() => setShowsKeys(false)} />}
    </div>
  );
}
