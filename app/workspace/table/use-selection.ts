import { useState } from 'react';
import type { ListedRecord } from '../records/use-records.ts';

/** The selected rows of the page; rows that leave it are deselected. */
export function useSelection<Row extends ListedRecord>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  const clear = () => setIds(new Set());
  return {
    selected,
    has: ({ id }: Row) => ids.has(id),
    toggle({ id }: Row) {
      const kept = selected.map((row) => row.id);
      setIds(new Set(ids.has(id) ? kept.filter((other) => other !== id) : [...kept, id]));
    },
    toggleAll: () => (selected.length === rows.length ? clear() : setIds(new Set(rows.map(({ id }) => id)))),
    clear,
  };
}

export type Selection<Row extends ListedRecord> = ReturnType<typeof useSelection<Row>>;
