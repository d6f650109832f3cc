import { useState } from 'react';
import type { ListedRecord } from '../records/use-records.ts';

export interface Selection<Row> {
  selected: Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** The selected rows of the page; rows that leave it are deselected. */
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
