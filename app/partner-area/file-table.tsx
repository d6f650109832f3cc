import type { ReactNode } from 'react';

/** A cell that is hidden on small screens, where its content is below the title. */
export const wideCell = 'hidden py-4 pr-4 md:table-cell';

/** The table of files, in the demo and the real area; its children are `tbody` elements. */
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
      {children}
    </table>
  );
}
