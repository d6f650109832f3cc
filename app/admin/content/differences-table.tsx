import type { Difference } from '#domain/editions/compare-contents.ts';
import { fieldName, shownContentValue } from './field-name.ts';

interface DifferencesTableProps {
  differences: readonly Difference[];
  content: unknown;
  names: Readonly<Record<string, string>>;
  /** Of what was before and of what is after. */
  heads: readonly [before: string, after: string];
}

const cell = 'py-2 pr-4 align-top whitespace-pre-line hyphens-auto wrap-anywhere';

/** Texts and values of two contents side by side, field by field. */
export function DifferencesTable({ differences, content, names, heads }: DifferencesTableProps) {
  if (differences.length === 0) return <p className="text-sm text-ink-muted">Nothing differs.</p>;
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm">
      <thead>
        <tr className="border-rule border-b text-ink-muted">
          {['Field', ...heads].map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, before, after }) => (
          <tr key={path} className="border-rule border-b">
            <th scope="row" className={`${cell} font-semibold`}>
              {fieldName(path, content, names)}
            </th>
            <td lang="de" className={cell}>
              {shownContentValue(before)}
            </td>
            <td lang="de" className={cell}>
              {shownContentValue(after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
