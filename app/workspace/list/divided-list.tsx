import type { ReactNode } from 'react';

interface DividedListProps<Entry> {
  entries: readonly Entry[];
  /** Shown if there are none. */
  empty: string;
  hasBorder?: boolean;
  /** An entry as a list item. */
  children: (entry: Entry) => ReactNode;
}

/** A list with lines between its entries. */
export function DividedList<Entry>({ entries, empty, hasBorder = false, children }: DividedListProps<Entry>) {
  if (entries.length === 0) return <p className="text-ink-muted">{empty}</p>;
  return <ul className={`divide-y divide-rule ${hasBorder ? 'border-rule border-y' : ''}`}>{entries.map(children)}</ul>;
}
