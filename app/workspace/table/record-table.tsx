import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ToastPlace } from '../../components/toast.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { useListParameters } from '../address/list-parameters.ts';
import { pageSize, useAnswerPage } from '../calls/answers.ts';
import { leaveSafely } from '../form/leave-guard.ts';
import { AllDone } from '../list/all-done.tsx';
import { EmptyState, ListStates } from '../list/list-states.tsx';
import { englishDeletion, useDeletion } from '../records/use-deletion.ts';
import type { EditableRecord } from '../records/use-records.ts';
import { useMay } from '../sign-in/use-session.ts';
import { useNow } from '../use-now.ts';
import { DataTable } from './data-table.tsx';
import { KeyHelp } from './key-help.tsx';
import { RecordFilters, useRecordFilter } from './record-filters.tsx';
import { RecordRow } from './record-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { TableDescription } from './table-description.ts';
import { useBulkActions } from './use-bulk-actions.ts';
import { useFocusOfOpened } from './use-focus-of-opened.ts';
import { useIsBeside } from './use-is-beside.ts';
import { useListKeys } from './use-list-keys.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenedRecord } from './use-opened-record.ts';
import { useSelection } from './use-selection.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A list with filters and pages; a record's details open in a dialog or, in wide windows, beside it. */
export function RecordTable<Row extends EditableRecord>({ table }: { table: TableDescription<Row> }) {
  const { resource, calls, plural, noun, columns, emptyText, Details } = table;
  const { page, set } = useListParameters();
  const filter = useRecordFilter(table);
  const { search } = filter.query;
  const query = useAnswerPage(calls.list, { ...filter.query, page });
  const queryClient = useQueryClient();
  const mayChange = useMay()(table.permission);
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const isBeside = useIsBeside();
  const { opened, open, close } = useOpenedRecord<Row>(
    { list: calls.list, noun },
    query.data?.rows,
    (record, isStep) => {
      if (mayChange) table.onOpened?.(queryClient, record, isStep);
    },
    isBeside,
  );
  const isSplit = isBeside && opened !== null;
  const { askToDelete, deletionQuestion } = useDeletion<Row>({
    resource,
    lang: 'en',
    ...englishDeletion(noun, (record) => capitalised(table.summaryOf(record)), table.afterUndo),
    onConfirmed: () => close(),
  });
  const rows = query.data?.rows ?? [];
  const goTo = (next: number) => set({ page: String(next) });
  const neighbours = useNeighbours({
    rows: query.isPlaceholderData ? [] : rows,
    isLoading: query.isFetching,
    opened,
    open: (record) => open(record, true),
    page,
    lastPage: Math.ceil((query.data?.total ?? 0) / pageSize),
    onPage: goTo,
  });
  useFocusOfOpened(list, opened?.id, isBeside);
  const selection = useSelection(rows);
  const { begin, actionQuestion } = useBulkActions(table);
  const doneAction = table.bulkActions?.find(({ isDone }) => isDone);
  const onRow = (action: (record: Row) => void) => (id: string) => {
    const record = rows.find((row) => row.id === id);
    if (record) action(record);
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
  const selectColumn = mayChange ? [{ head: 'Select', headClass: 'no-print w-8', hidesHead: true }] : [];
  const onDone = (record: Row) => () => {
    if (!doneAction) return;
    if (!doneAction.question?.([record])) (neighbours.onNext ?? close)();
    begin(doneAction, [record]);
  };
  const deletion = (record: Row) => (mayChange ? { onDelete: () => askToDelete(record) } : {});

  return (
    <div
      ref={list}
      className={isSplit ? 'grid grid-cols-[minmax(0,1fr)_minmax(0,44rem)] items-start gap-x-6 *:first:col-span-2' : ''}
    >
      <RecordFilters table={table} filter={filter} mayChange={mayChange} />
      <div className="min-w-0">
        <ListStates query={query} failure={`The ${plural} could not be loaded.`}>
          {({ rows, total }) => (
            <>
              <div className="no-print mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 lg:sticky lg:top-25 lg:z-5 lg:min-h-13 lg:bg-paper">
                <div inert={query.isPlaceholderData} className="contents">
                  {mayChange && rows.length > 0 && (
                    <SelectionBar table={table} selection={selection} count={rows.length} />
                  )}
                </div>
                <ToastPlace className="pointer-events-none max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:p-4" />
                <Button look="quiet" className="ml-auto pointer-coarse:hidden" onClick={() => setShowsKeys(true)}>
                  Keyboard shortcuts <kbd className="font-sans no-underline">?</kbd>
                </Button>
              </div>
              {rows.length > 0 ? (
                <DataTable
                  caption={capitalised(plural)}
                  columns={[
                    ...selectColumn,
                    ...columns,
                    { head: 'Actions', headClass: `no-print ${table.buttonsClass}` },
                  ]}
                  stale={query.isPlaceholderData}
                >
                  {rows.map((record) => (
                    <RecordRow
                      key={record.id}
                      table={table}
                      record={record}
                      now={now}
                      selection={mayChange ? selection : undefined}
                      isSplit={isSplit}
                      isOpened={isSplit && record.id === opened.id}
                      onOpen={() => leaveSafely(() => open(record, isSplit))}
                      {...deletion(record)}
                    />
                  ))}
                </DataTable>
              ) : filter.status === table.toDo?.[0] && !search && total === 0 ? (
                <NothingToDo table={table} />
              ) : (
                <EmptyState>
                  {total > 0
                    ? `No more ${plural}`
                    : filter.isNarrowed
                      ? `No ${plural} match`
                      : emptyText(filter.status)}
                </EmptyState>
              )}
              <Pager page={page} pageSize={pageSize} total={total} onPage={goTo} />
            </>
          )}
        </ListStates>
      </div>
      {opened && (
        <Details
          key={opened.id}
          record={opened}
          onClose={close}
          {...neighbours}
          {...deletion(opened)}
          onDone={mayChange && doneAction?.appliesTo(opened) ? onDone(opened) : undefined}
        />
      )}
      {deletionQuestion}
      {actionQuestion}
      {showsKeys && <KeyHelp table={table} mayChange={mayChange} onClose={() => setShowsKeys(false)} />}
    </div>
  );
}

/** Shown in place of an empty to-do list: everything is done, or there are no records at all. */
function NothingToDo<Row extends EditableRecord>({ table }: { table: TableDescription<Row> }) {
  const { calls, sorts, plural, emptyText } = table;
  const { data } = useAnswerPage(calls.list, { sort: sorts[0]?.[0] ?? '', page: 1 });
  if (!data) return null;
  return data.total === 0 ? (
    <EmptyState>{emptyText('all')}</EmptyState>
  ) : (
    <div className="flex justify-center rounded border border-rule border-dashed py-8">
      <AllDone text={`No ${plural} wait for an answer.`} />
    </div>
  );
}
