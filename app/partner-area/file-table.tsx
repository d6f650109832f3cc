import type { ReactNode } from 'react';

/** A cell that stands below the title on small screens. */
export const wideCell = 'hidden py-4 pr-4 md:table-cell';

/** The frame of the list of files, of the demo and the real one. */
export function FileTable({ children }: { children: ReactNode }) {
  return (
    <table className="w-full border-rule border-b text-left">
      <caption className="sr-only">Dateien</caption>
      <thead className="max-md:sr-only">
        <tr className="text-ink-muted text-sm">
          {['Name', 'Typ', 'Grösse', 'Kategorie', 'Jahr', 'Hochgeladen'].map((name) => (
            <th key={name} scope="col" className="pr-4 pb-2 font-medium">
              {name}
            </th>
          ))}
          <th scope="col" className="pb-2">
            <span className="sr-only">Herunterladen</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
