import { figureText } from '#content/figure-text.ts';
import { hasValue } from '#domain/editions/documents/readable-edition.ts';
import { valueAt } from '#domain/editions/values/content-value.ts';
import { unitLabels } from '../../editions/figures/unit-labels.ts';
import { shownContentValue } from '../fields/field-name.ts';

interface ReadOnlyValueProps {
  path: string;
  value: unknown;
  content: unknown;
  /** What a field is called beside the others of its part. */
  nameOf: (path: string) => string;
}

const isBranch = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';
const isLeaf = (value: unknown): boolean =>
  hasValue(value) || !isBranch(value) || (Array.isArray(value) && !value.some(isBranch));

/** What stands beside a field's name: of a figure with a label, which is its name already, the figure. */
const besideName = (value: unknown): unknown =>
  isBranch(value) && Object.keys(value).sort().join() === 'figure,label' ? value.figure : value;

/** A part of a document as a list of its fields, each part in it as another. */
export function ReadOnlyValue({ path, value, content, nameOf }: ReadOnlyValueProps) {
  if (isLeaf(value)) return <Leaf value={value} content={content} />;
  return (
    <dl className="grid gap-y-2">
      {Object.entries(value as object).map(([key, inner]) => {
        const innerPath = `${path}.${key}`;
        const shown = besideName(inner);
        const [row, term, description] = isLeaf(shown)
          ? ['gap-x-6 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)]', 'text-ink-muted text-sm sm:pt-0.5', '']
          : ['mt-1 mb-2', 'mb-1 font-semibold', 'border-rule border-l-2 pl-4'];
        return (
          <div key={key} className={row}>
            <dt className={`wrap-anywhere ${term}`}>{nameOf(innerPath)}</dt>
            <dd className={`min-w-0 ${description}`}>
              <ReadOnlyValue path={innerPath} value={shown} content={content} nameOf={nameOf} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A single value; a figure, and a key that stands for one, with what it says. */
function Leaf({ value, content }: Pick<ReadOnlyValueProps, 'value' | 'content'>) {
  const named = typeof value === 'string' ? valueAt(content, `figures.${value}`) : undefined;
  const figure = hasValue(named) ? named : value;
  if (hasValue(figure)) {
    const { unit, year, base, source } = figure;
    const details = named ? [value] : [unitLabels[unit], year, base && `n = ${base}`, source];
    return (
      <span className="wrap-anywhere tabular-nums">
        {figureText(figure)} <span className="text-ink-muted text-sm">{details.filter(Boolean).join(', ')}</span>
      </span>
    );
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return (
    <span lang="de" className="block max-w-prose whitespace-pre-line wrap-anywhere">
      {shownContentValue(value) || '–'}
    </span>
  );
}
