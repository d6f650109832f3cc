import type { ReactNode } from 'react';

interface DataTableProps {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly { head: string; headClass?: string; hidesHead?: boolean }[];
  /** Whether other rows are being loaded, so that the shown ones can't be used. */
  isStale?: boolean;
  children: ReactNode;
}

export function DataTable({ caption, columns, isStale = false, children }: DataTableProps) {
  return (
    <div className="@container/list">
      <table aria-busy={isStale} className={`w-full border-collapse text-left ${isStale ? 'opacity-60' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className="stacked:sr-only">
          <tr className="border-rule border-b text-sm text-ink-muted">
            {columns.map(({ head, headClass = '', hidesHead }) => (
              <th key={head} scope="col" className={`py-2 pr-4 font-semibold first:pl-3 ${headClass}`}>
                {hidesHead ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody inert={isStale} className="stacked:block">
          {children}
        </tbody>
      </table>
    </div>
  );
}
