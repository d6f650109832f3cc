import type { ReactNode } from 'react';

export interface Column {
  head: string;
  className?: string;
}

interface DataTableProps {
  /** What the table holds, for those who don't see it. */
  caption: string;
  columns: readonly Column[];
  /** Whether what is shown is being asked for again. */
  stale: boolean;
  children: ReactNode;
}

/** Many rows of the same kind. */
export function DataTable({ caption, columns, stale, children }: DataTableProps) {
  return (
    <table aria-busy={stale} className={`w-full border-collapse text-left ${stale ? 'opacity-60' : ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-rule border-b text-sm text-ink-muted">
          {columns.map(({ head, className = '' }) => (
            <th key={head} scope="col" className={`py-2 pr-4 font-semibold first:pl-3 ${className}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">{children}</tbody>
    </table>
  );
}

/** A row; below 1024 px its cells stand one under the other. `marked`: it waits for somebody. */
export function DataRow({ marked, children }: { marked?: boolean; children: ReactNode }) {
  return (
    <tr
      data-marked={marked || undefined}
      className={`border-rule border-b align-middle max-lg:block max-lg:py-3 sm:max-lg:grid sm:max-lg:grid-cols-2 ${
        marked ? 'bg-surface shadow-[inset_3px_0_0_var(--signal)] forced-colors:border-l-4' : ''
      }`}
    >
      {children}
    </tr>
  );
}

export const cell = 'py-2.5 pr-4 first:pl-3 max-lg:block max-lg:py-1 max-lg:pl-3';
