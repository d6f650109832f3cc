import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { oneOf, useListParameters } from '../address/list-parameters.ts';
import type { EditableRecord } from '../records/use-records.ts';
import { NewRecord } from './new-record.tsx';
import type { TableDescription } from './table-description.ts';

/** The filters of a list as the address names them, with the defaults where it names none. */
export function useRecordFilter<Row extends EditableRecord>({ toDo, states, sorts, ...table }: TableDescription<Row>) {
  const { search, ...parameters } = useListParameters();
  const statuses = [...(toDo ? [toDo] : []), ['all', 'All'] as const, ...states];
  const status = oneOf(statuses, parameters.status || (search === '' ? '' : 'all'));
  const sort = oneOf(sorts, parameters.sort);
  const isOverdue = table.lateness ? oneOf(table.lateness, parameters.isOverdue) : '';
  const payment = table.payments ? oneOf(table.payments, parameters.payment) : '';
  return { statuses, status, query: { search, status: status === 'all' ? '' : status, isOverdue, payment, sort } };
}

interface RecordFiltersProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  filter: ReturnType<typeof useRecordFilter<Row>>;
  mayChange: boolean;
}

/** Search and filters above a list. Below 640 px the filters are folded. */
export function RecordFilters<Row extends EditableRecord>({ table, filter, mayChange }: RecordFiltersProps<Row>) {
  const { plural, lateness, payments, sorts, Tool, entries = [] } = table;
  const { set, setSearch } = useListParameters();
  const { statuses, status, query } = filter;
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <FilterBar>
      <SearchInput label={`Search ${plural}`} value={query.search} onChange={setSearch} />
      <Button className="max-sm:grow-0! sm:hidden" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
        Filters
      </Button>
      <div className={`contents ${isUnfolded ? '' : 'max-sm:*:hidden'}`}>
        <Choice label="Filter" value={status} options={statuses} onChange={(value) => set({ status: value })} />
        {lateness && (
          <Choice
            label="Delivery"
            value={query.isOverdue}
            options={lateness}
            onChange={(value) => set({ isOverdue: value })}
          />
        )}
        {payments && (
          <Choice
            label="Payment"
            value={query.payment}
            options={payments}
            onChange={(value) => set({ payment: value })}
          />
        )}
        <Choice label="Sort" value={query.sort} options={sorts} onChange={(value) => set({ sort: value })} />
        {Tool && <Tool filter={query} />}
      </div>
      {mayChange && (
        <div className="ml-auto flex flex-wrap gap-2 empty:hidden">
          {entries.map((entry, index) => (
            <NewRecord
              key={entry.label}
              table={table}
              entry={entry}
              look={index === entries.length - 1 ? 'primary' : 'outline'}
            />
          ))}
        </div>
      )}
    </FilterBar>
  );
}
