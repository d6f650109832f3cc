import { useAnswerPage } from '../calls/answers.ts';
import { AllDone } from '../list/all-done.tsx';
import { EmptyState } from '../list/list-states.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import type { RecordFilter } from './record-filters.tsx';
import type { TableDescription } from './table-description.ts';

interface NoRowsProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  filter: RecordFilter;
  /** Number of records on all pages. */
  total: number;
}

/** Shown in place of a page without rows. */
export function NoRows<Row extends EditableRecord>({ table, filter, total }: NoRowsProps<Row>) {
  const { plural, toDo, emptyText } = table;
  const { status, query, isNarrowed } = filter;
  if (total > 0) return <EmptyState>{`No more ${plural}`}</EmptyState>;
  if (status === toDo?.[0] && !query.search) return <NothingToDo table={table} />;
  return <EmptyState>{isNarrowed ? `No ${plural} match` : emptyText(status)}</EmptyState>;
}

/** Shown in place of an empty to-do list: everything is done, or there are no records at all. */
function NothingToDo<Row extends EditableRecord>({ table }: { table: TableDescription<Row> }) {
  const { calls, sorts, plural, emptyText } = table;
  const { data } = useAnswerPage(calls.list, { query: { sort: sorts[0]?.[0] ?? '', page: 1 } });
  if (!data) return null;
  return data.total === 0 ? (
    <EmptyState>{emptyText('all')}</EmptyState>
  ) : (
    <div className="flex justify-center rounded border border-rule border-dashed py-8">
      <AllDone text={`No ${plural} wait for an answer.`} />
    </div>
  );
}
