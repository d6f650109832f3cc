import { type ReactNode, useState } from 'react';
import { Choice, FilterBar, SearchInput } from '../components/ui/filter-bar.tsx';
import { Pager } from '../components/ui/pager.tsx';
import { pageSize, useAdminPage } from './admin-lists.ts';
import { type Column, DataTable } from './data-table.tsx';
import { oneOf, useListParameters } from './list-parameters.ts';
import type { RecordKind } from './record-kinds.ts';
import { EmptyState, english, ListStates } from './tab-frame.tsx';
import { englishDeletion, useDeletion } from './use-deletion.tsx';
import { useRecords } from './use-records.ts';

type Options = readonly (readonly [value: string, label: string])[];

/** What can be done with a record, from its row or from its details. */
interface Deeds {
  onOpen: () => void;
  onClose: () => void;
  /** Closes the details and asks. */
  onDelete: () => void;
}

interface SearchedListProps<Row extends { id: string }> {
  kind: RecordKind;
  /** Of the records, as in 'Search orders'. */
  plural: string;
  /** One of them, as in 'Delete order?'. */
  noun: string;
  nameOf: (record: Row) => string;
  columns: readonly Column[];
  /** States to filter by, without 'All'. */
  states: Options;
  /** The first is the usual one. */
  sorts: Options;
  /** What to filter by beside the state: values of `isOverdue`, the first, empty one for all. */
  lateness?: Options;
  /** What stands in place of an empty list. */
  emptyText: (status: string) => string;
  /** Beside the filters; gets what the list is narrowed down by. */
  extra?: (filter: Record<string, string>) => ReactNode;
  onOpened?: (record: Row) => void;
  row: (record: Row, deeds: Deeds) => ReactNode;
  details: (record: Row, deeds: Deeds) => ReactNode;
}

/** A long list that the server searches, filters, sorts and divides into pages; a record's details open in a dialog. */
export function SearchedList<Row extends { id: string }>(props: SearchedListProps<Row>) {
  const { kind, plural, columns, sorts, emptyText } = props;
  const { page, search, set, setSearch, ...parameters } = useListParameters();
  const states = [['all', 'All'], ...props.states] as const;
  const status = oneOf(states, parameters.status);
  const sort = oneOf(sorts, parameters.sort);
  const isOverdue = props.lateness ? oneOf(props.lateness, parameters.isOverdue) : '';
  const filter = { search, status: status === 'all' ? '' : status, isOverdue, sort };
  const query = useAdminPage<Row>(kind.path, { ...filter, page });
  const { remove } = useRecords<Row>(kind);
  const { askToDelete, deletionDialog } = useDeletion(remove, englishDeletion<Row>(props.noun, props.nameOf));
  const [opened, setOpened] = useState<Row | null>(null);
  // The details follow the list, and stay when the record leaves it, as one that was read leaves the unread.
  const fresh = opened && query.data?.rows.find(({ id }) => id === opened.id);
  if (fresh && fresh !== opened) setOpened(fresh);

  const deedsFor = (record: Row): Deeds => ({
    onOpen() {
      setOpened(record);
      props.onOpened?.(record);
    },
    onClose: () => setOpened(null),
    onDelete() {
      setOpened(null);
      askToDelete(record);
    },
  });

  return (
    <>
      <FilterBar>
        <SearchInput label={`Search ${plural}`} value={search} onChange={setSearch} />
        <Choice label="Filter" value={status} options={states} onChange={(value) => set({ status: value })} />
        {props.lateness && (
          <Choice
            label="Delivery"
            value={isOverdue}
            options={props.lateness}
            onChange={(value) => set({ isOverdue: value })}
          />
        )}
        <Choice label="Sort" value={sort} options={sorts} onChange={(value) => set({ sort: value })} />
        {props.extra?.(filter)}
      </FilterBar>
      <ListStates query={query} failure={`The ${plural} could not be loaded.`} {...english}>
        {({ rows, total }) => (
          <>
            {rows.length > 0 ? (
              <DataTable caption={capitalised(plural)} columns={columns} stale={query.isPlaceholderData}>
                {rows.map((record) => props.row(record, deedsFor(record)))}
              </DataTable>
            ) : (
              <EmptyState>
                {total > 0 ? `No more ${plural}` : search || isOverdue ? `No ${plural} match` : emptyText(status)}
              </EmptyState>
            )}
            <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => set({ page: String(next) })} />
          </>
        )}
      </ListStates>
      {opened && props.details(opened, deedsFor(opened))}
      {deletionDialog}
    </>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
