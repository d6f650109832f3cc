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

/** Opens the previous or next record, across pages. The open record may have left the list in the meantime. */
export function useNeighbours<Row extends ListedRecord>(options: NeighbourOptions<Row>) {
  const { rows, isLoading, opened, open, page, lastPage, onPage } = options;
  /** Index of the opened record when it was last in the list. */
  const lastIndex = useRef(0);
  /** A step that waits until rows are loaded. */
  const [awaited, setAwaited] = useState<Step | null>(null);
  const index = rows.findIndex(({ id }) => id === opened?.id);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);

  const neighbour = (by: Step): Row | undefined => {
    if (index >= 0) return rows[index + by];
    return by === 1 ? rows[lastIndex.current] : rows[Math.min(lastIndex.current, rows.length) - 1];
  };
  const hasMorePages = (by: Step) => (by === 1 ? page < lastPage : page > 1);

  function step(by: Step): void {
    const record = neighbour(by);
    if (record) open(record);
    else if (isLoading) setAwaited(by);
    else if (hasMorePages(by)) {
      lastIndex.current = by === 1 ? 0 : Number.POSITIVE_INFINITY;
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
