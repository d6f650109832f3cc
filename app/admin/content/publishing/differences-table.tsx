import { fieldTitle } from '#domain/editions/documents/document-fields.ts';
import { translationOf } from '#domain/editions/documents/translation-name.ts';
import type { Difference } from '#domain/editions/values/compare-contents.ts';
import { SideBySide } from '../../../workspace/table/side-by-side.tsx';
import { shownValue } from '../fields/field-titles.ts';

interface DifferencesTableProps {
  differences: readonly Difference[];
  document: string;
  heads: readonly [before: string, after: string];
}

/** Texts and values of two contents side by side, field by field. */
export function DifferencesTable({ differences, document, heads }: DifferencesTableProps) {
  if (differences.length === 0) return <p className="text-sm text-ink-muted">No differences.</p>;
  return (
    <SideBySide
      lang={translationOf(document)?.language ?? 'de'}
      heads={['Field', ...heads]}
      rows={differences.map(({ path, before, after, titles }, index) => ({
        key: `${index} ${path}`,
        name: fieldTitle(document, path, (item) => titles[item]),
        before: shownValue(document, path, before),
        after: shownValue(document, path, after),
      }))}
    />
  );
}
