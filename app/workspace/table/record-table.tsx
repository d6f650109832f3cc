import { useRef, useState } from 'react';
import { Pager } from '../../components/ui/pager.tsx';
import { useListParameters } from '../address/list-parameters.ts';
import { pageSize, useAnswerPage } from '../calls/answers.ts';
import { leaveSafely } from '../form/leave-guard.ts';
import { capitalised } from '../list/capitalised.ts';
import { ListStates } from '../list/list-states.tsx';
import { englishDeletion, useDeletion } from '../records/use-deletion.ts';
import type { EditableRecord } from '../records/use-records.ts';
import { useMay } from '../sign-in/use-session.ts';
import { KeyHelp } from './key-help.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NoRows } from './no-rows.tsx';
import { RecordFilters, useRecordFilter } from './record-filters.tsx';
import { RecordRows } from './record-rows.tsx';
import type { BulkAction, TableDescription } from './table-description.ts';
import { useBulkActions } from './use-bulk-actions.ts';
import { useListDetails } from './use-list-details.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

/** A list with filters and pages; a record's details open in a dialog or, in wide windows, beside it. */
export function RecordList<Row extends EditableRecord>({ table }: { table: TableDescription<Row> }) {
  const { plural, noun, Details } = table;
  const { page, set } = useListParameters();
  const filter = useRecordFilter(table);
  const query = useAnswerPage(table.calls.list, { query: { ...filter.query, page } });
  const rows = query.data?.rows ?? [];
  const mayChange = useMay()(table.permission);
  const list = useRef<HTMLDivElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const { opened, openedBeside, open, close, neighbours } = useListDetails(table, query, list);
  const selected = useSelection(rows);
  const selection = mayChange ? selected : undefined;
  const begin = useBulkActions(table);
  const doneAction = mayChange ? table.bulkActions?.find(({ isDone }) => isDone) : undefined;
  const askToDelete = useDeletion<Row>({
    resource: table.resource,
    lang: 'en',
    ...englishDeletion(noun, (record) => capitalised((table.summaryOf ?? table.nameOf)(record)), table.afterUndo),
    onConfirmed: () => close(),
  });

  const onRow = (action: (record: Row) => void) => (id: string) => {
    const record = rows.find((row) => row.id === id);
    if (record) action(record);
  };
  useListKeys({
    list,
    shownSearch: query.isPending || query.isPlaceholderData ? undefined : filter.query.search,
    onHelp: () => setShowsKeys(true),
    onRow: { x: selection && onRow(selection.toggle), e: doneAction && onRow((record) => begin(doneAction, [record])) },
  });
  const complete = (action: BulkAction<Row>, record: Row) => {
    // Behind a question the details stay open.
    if (!action.question?.([record])) (neighbours.onNext ?? close)();
    begin(action, [record]);
  };

  return (
    <div
      ref={list}
      className={
        openedBeside ? 'grid grid-cols-[minmax(0,1fr)_minmax(0,44rem)] items-start gap-x-6 *:first:col-span-2' : ''
      }
    >
      <RecordFilters table={table} filter={filter} mayChange={mayChange} />
      <div className="min-w-0">
        <ListStates query={query} failure={`The ${plural} could not be loaded.`}>
          {({ rows, total }) => (
            <>
              <ListToolbar
                table={table}
                selection={selection}
                count={rows.length}
                isStale={query.isPlaceholderData}
                onHelp={() => setShowsKeys(true)}
              />
              {rows.length > 0 ? (
                <RecordRows
                  table={table}
                  rows={rows}
                  isStale={query.isPlaceholderData}
                  selection={selection}
                  openedBeside={openedBeside}
                  onOpen={(record) => leaveSafely(() => open(record, openedBeside !== null))}
                  onDelete={mayChange ? askToDelete : undefined}
                />
              ) : (
                <NoRows table={table} filter={filter} total={total} />
              )}
              <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => set({ page: String(next) })} />
            </>
          )}
        </ListStates>
      </div>
      {opened && (
        <Details
          key={opened.id}
          record={opened}
          onClose={close}
          onDelete={mayChange ? () => askToDelete(opened) : undefined}
          {...neighbours}
          onDone={doneAction?.appliesTo(opened) ? () => complete(doneAction, opened) : undefined}
        />
      )}
      {showsKeys && <KeyHelp table={table} mayChange={mayChange} onClose={() => setShowsKeys(false)} />}
    </div>
  );
}
