import { figureText } from '#content/figure-text.ts';
import { hasValue } from '#domain/editions/documents/without-open-figures.ts';
import { isBranch, valueAt } from '#domain/editions/values/content-value.ts';
import { labelledParts, shownValue } from '../fields/field-titles.ts';

interface ReadOnlyValueProps {
  document: string;
  path: string;
  value: unknown;
  content: unknown;
  /** Returns the name of a field within its part. */
  nameOf: (path: string) => string;
}

const isLeaf = (value: unknown): boolean =>
  hasValue(value) || !isBranch(value) || (Array.isArray(value) && !value.some(isBranch));

/** The value to show beside a field's name. A labelled figure is shown without its label, which is the field's name. */
const besideName = (value: unknown): unknown =>
  isBranch(value) &&
  Object.keys(value)
    .filter((name) => name !== 'key')
    .sort()
    .join() === 'figure,label'
    ? value.figure
    : value;

/** A part of a document as a list of its fields, with nested lists for its parts. */
export function ReadOnlyValue({ document, path, value, content, nameOf }: ReadOnlyValueProps) {
  if (isLeaf(value)) return <Leaf {...{ document, path, value, content }} />;
  return (
    <dl className="grid gap-y-2">
      {labelledParts(document, path, value).map(([innerPath, inner]) => {
        const shown = besideName(inner);
        const [row, term, description] = isLeaf(shown)
          ? ['gap-x-6 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)]', 'text-ink-muted text-sm sm:pt-0.5', '']
          : ['mt-1 mb-2', 'mb-1 font-semibold', 'border-rule border-l-2 pl-4'];
        return (
          <div key={innerPath} className={row}>
            <dt className={`wrap-anywhere ${term}`}>{nameOf(innerPath)}</dt>
            <dd className={`min-w-0 ${description}`}>
              <ReadOnlyValue {...{ document, content, nameOf }} path={innerPath} value={shown} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A single value. A figure, or a figure's key, is shown as its number with unit, year, base and source. */
function Leaf({ document, path, value, content }: Omit<ReadOnlyValueProps, 'nameOf'>) {
  const named = typeof value === 'string' ? valueAt(content, `figures.${value}`) : undefined;
  const figure = hasValue(named) ? named : value;
  if (hasValue(figure)) {
    const { unit, year, base, source } = figure;
    const details = named ? [value] : [shownValue(document, `${path}.unit`, unit), year, base && `n = ${base}`, source];
    return (
      <span className="wrap-anywhere tabular-nums">
        {figureText(figure)} <span className="text-ink-muted text-sm">{details.filter(Boolean).join(', ')}</span>
      </span>
    );
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return (
    <span lang="de" className="block max-w-prose whitespace-pre-line wrap-anywhere">
      {shownValue(document, path, value)}
    </span>
  );
}
