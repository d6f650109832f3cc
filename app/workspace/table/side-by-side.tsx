import type { Language } from '#platform/languages.ts';

interface SideBySideProps {
  heads: readonly [field: string, before: string, after: string];
  rows: readonly { key: string; name: string; before: string; after: string }[];
  /** Language of the values if it differs from the page's. */
  lang?: Language;
}

// On phones the field's name is above its two values.
const row = 'border-rule border-b max-sm:grid max-sm:grid-cols-2';
const cell = 'py-2 pr-4 align-top whitespace-pre-line hyphens-auto wrap-anywhere';

/** Compares two versions field by field. */
export function SideBySide({ heads, rows, lang }: SideBySideProps) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm max-sm:block">
      <thead className="max-sm:block">
        <tr className={`${row} text-ink-muted`}>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-semibold first:col-span-2">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ key, name, before, after }) => (
          <tr key={key} className={row}>
            <th scope="row" className={`${cell} col-span-2 font-semibold`}>
              {name}
            </th>
            <td lang={lang} className={cell}>
              {before}
            </td>
            <td lang={lang} className={cell}>
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
