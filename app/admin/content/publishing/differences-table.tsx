import type { Difference } from '#domain/editions/values/compare-contents.ts';
import { SideBySide } from '../../../workspace/table/side-by-side.tsx';
import { fieldName, shownContentValue } from '../fields/field-name.ts';

interface DifferencesTableProps {
  differences: readonly Difference[];
  names: Readonly<Record<string, string>>;
  /** Of what was before and of what is after. */
  heads: readonly [before: string, after: string];
}

/** Texts and values of two contents side by side, field by field. */
export function DifferencesTable({ differences, names, heads }: DifferencesTableProps) {
  if (differences.length === 0) return <p className="text-sm text-ink-muted">Nothing differs.</p>;
  return (
    <SideBySide
      lang="de"
      heads={['Field', ...heads]}
      rows={differences.map(({ path, before, after, titles }, place) => ({
        key: `${place} ${path}`,
        name: fieldName(path, (item) => titles[item], names),
        before: shownContentValue(before),
        after: shownContentValue(after),
      }))}
    />
  );
}
