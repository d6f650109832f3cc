import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../../components/ui/filter-bar.tsx';
import { optionOf, useListParameters } from '../address/list-parameters.ts';
import { DialogButton } from '../form/lazy-dialog.tsx';
import { RecordFormDialog } from '../form/record-form-dialog.tsx';
import type { EditableRecord } from '../records/use-records.ts';
import type { RecordEntry, TableDescription } from './table-description.ts';

/** The filters of a list as in the address, else their defaults. */
export function useRecordFilter<Row extends EditableRecord>(table: TableDescription<Row>) {
  const { toDo, states, sorts, filters = [] } = table;
  const { search, ...parameters } = useListParameters();
  const statuses = [...(toDo ? [toDo] : []), ['all', 'All'] as const, ...states];
  const standardStatus = optionOf(statuses, search === '' ? '' : 'all');
  const status = optionOf(statuses, parameters.status || standardStatus);
  const sort = optionOf(sorts, parameters.sort);
  const chosen = filters.map(({ name, options }) => [name, optionOf(options, parameters[name])] as const);
  const isChosen = chosen.map(([, value]) => value !== '');
  const isChanged = [status !== standardStatus, sort !== sorts[0]?.[0], ...isChosen];
  return {
    statuses,
    status,
    isNarrowed: search !== '' || isChosen.includes(true),
    changedCount: isChanged.filter(Boolean).length,
    query: {
      search,
      status: status === 'all' ? '' : status,
      isOverdue: '',
      payment: '',
      ...Object.fromEntries(chosen),
      sort,
    },
  };
}

export type RecordFilter = ReturnType<typeof useRecordFilter>;

interface RecordFiltersProps<Row extends EditableRecord> {
  table: TableDescription<Row>;
  filter: RecordFilter;
  mayChange: boolean;
}

/** Search and filters above a list. Below 1024 px the filters are folded, behind a button with the number of changed ones. */
export function RecordFilters<Row extends EditableRecord>({ table, filter, mayChange }: RecordFiltersProps<Row>) {
  const { plural, filters = [], sorts, Tool, entries = [] } = table;
  const { set, setSearch } = useListParameters();
  const { statuses, status, changedCount, query } = filter;
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <FilterBar>
      <SearchInput label={`Search ${plural}`} value={query.search} onChange={setSearch} />
      <Button
        className="max-sm:grow-0! lg:hidden"
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        Filters{changedCount > 0 && ` (${changedCount})`}
      </Button>
      <div className={`contents ${isUnfolded ? '' : 'not-print:max-lg:*:hidden'}`}>
        <Choice label="Filter" value={status} options={statuses} onChange={(value) => set({ status: value })} />
        {filters.map(({ name, ...shown }) => (
          <Choice key={name} {...shown} value={query[name]} onChange={(value) => set({ [name]: value })} />
        ))}
        <Choice label="Sort" value={query.sort} options={sorts} onChange={(value) => set({ sort: value })} />
        {Tool && <Tool filter={query} />}
      </div>
      {mayChange && (
        <div className="ml-auto flex flex-wrap gap-2 empty:hidden">
          {entries.map((entry, index) => (
            <NewRecord key={entry.label} entry={entry} look={index === entries.length - 1 ? 'primary' : 'outline'} />
          ))}
        </div>
      )}
    </FilterBar>
  );
}

interface NewRecordProps<Row extends EditableRecord> {
  entry: RecordEntry<Row>;
  look: 'primary' | 'outline';
}

/** Lets the office enter a record that did not come from the public form. */
function NewRecord<Row extends EditableRecord>({ entry, look }: NewRecordProps<Row>) {
  const { label, resource, form } = entry;
  return (
    <DialogButton
      look={look}
      part={form}
      dialog={(description, onClosed) => (
        <RecordFormDialog {...{ description, resource, onClosed }} lang="en" record={null} />
      )}
    >
      {label}
    </DialogButton>
  );
}
