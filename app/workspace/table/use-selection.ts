import { useState } from 'react';
import type { ListedRecord } from '../records/use-records.ts';

export interface Selection<Row> {
  /** Those of the shown rows that are selected. */
  selected: Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** All rows that are shown, or none. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which rows of the shown page are selected; what has left the page is no longer. */
export function useSelection<Row extends ListedRecord>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  const clear = () => setIds(new Set());
  return {
    selected,
    has: ({ id }) => ids.has(id),
    toggle({ id }) {
      const kept = selected.map((row) => row.id);
      setIds(new Set(ids.has(id) ? kept.filter((other) => other !== id) : [...kept, id]));
    },
    toggleAll: () => (selected.length === rows.length ? clear() : setIds(new Set(rows.map(({ id }) => id)))),
    clear,
  };
}
