import { useEffect, useRef, useState } from 'react';
import type { ListedRecord } from '../records/use-records.ts';

interface NeighbourOptions<Row> {
  /** The rows of the page; empty while others are loading. */
  rows: readonly Row[];
  isLoading: boolean;
  opened: Row | null;
  open: (record: Row) => void;
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

type Step = 1 | -1;

interface Neighbourhood {
  before: Pick<Set<string>, 'has'>;
  after: Pick<Set<string>, 'has'>;
}
const unknownNeighbourhood: Neighbourhood = { before: new Set(), after: new Set() };
const behindAll: Neighbourhood = { before: { has: () => true }, after: new Set() };

/** Opens the previous or next record, across pages. The open record may have left the list in the meantime. */
export function useNeighbours<Row extends ListedRecord>(options: NeighbourOptions<Row>) {
  const { rows, isLoading, opened, open, page, lastPage, onPage } = options;
  /** Ids of the rows before and after the opened record when it was last in the list. */
  const neighbourhood = useRef(unknownNeighbourhood);
  /** A step that waits until rows are loaded. */
  const [awaited, setAwaited] = useState<Step | null>(null);
  const index = rows.findIndex(({ id }) => id === opened?.id);
  useEffect(() => {
    if (index < 0) return;
    const ids = rows.map(({ id }) => id);
    neighbourhood.current = { before: new Set(ids.slice(0, index)), after: new Set(ids.slice(index + 1)) };
  }, [index, rows]);

  const neighbour = (by: Step): Row | undefined => {
    if (index >= 0) return rows[index + by];
    // Other rows may have been added and removed too, so its former index leads elsewhere.
    const { before, after } = neighbourhood.current;
    const firstAfter = rows.findIndex(({ id }) => after.has(id));
    const nextIndex = firstAfter >= 0 ? firstAfter : rows.findLastIndex(({ id }) => before.has(id)) + 1;
    return rows[by === 1 ? nextIndex : nextIndex - 1];
  };
  const hasMorePages = (by: Step) => (by === 1 ? page < lastPage : page > 1);

  function step(by: Step): void {
    const record = neighbour(by);
    if (record) open(record);
    else if (isLoading) setAwaited(by);
    else if (hasMorePages(by)) {
      neighbourhood.current = by === 1 ? unknownNeighbourhood : behindAll;
      setAwaited(by);
      onPage(page + by);
    }
  }
  useEffect(() => {
    if (awaited === null || isLoading) return;
    setAwaited(null);
    if (opened) step(awaited);
  }, [awaited, isLoading]);

  const stepIfPossible = (by: Step) => (neighbour(by) || hasMorePages(by) ? () => step(by) : undefined);
  return { onNext: stepIfPossible(1), onPrevious: stepIfPossible(-1) };
}
