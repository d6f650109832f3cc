import { flushSync } from 'react-dom';
import { resolveTexts, withGaps } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { figureTitles } from '#domain/editions/values/figure-titles.ts';
import { useDraftFields } from '../draft/draft-fields.ts';
import { figureGroups, figureLabel } from './figure-keys.ts';

const maxOffers = 6;

interface Referable {
  key: string;
  /** Its value, such as '42%'. */
  shown: string;
  /** Its title on the pages, if it is shown. */
  title?: string;
}

/** The figures and facts to which texts can refer. */
function referable(edition: EditionDocument): Referable[] {
  const titles = figureTitles(edition);
  const named = figureGroups(edition).flatMap(([group, figures]) =>
    figures.map(([name, figure]) => {
      const key = `${group}.${name}`;
      return { key, shown: figureLabel(figure), title: titles.get(key) };
    }),
  );
  const words = Object.entries({ ...edition.facts, 'survey.text': edition.facts.survey?.text }).flatMap(
    ([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [{ key: `facts.${name}`, shown: String(value) }] : [],
  );
  return [...named, ...words];
}

/** Shows a text with its references resolved, and suggestions for an unfinished reference. */
export function ReferenceHelp({ text, onComplete }: { text: string; onComplete: (text: string) => void }) {
  const { edition } = useDraftFields();
  if (!edition || !text.includes('{{')) return null;
  const [unfinished, typed] = /\{\{([\p{L}\p{N}_.]*)(?![\p{L}\p{N}_.]*\}\})/u.exec(text) ?? [];
  const offers =
    typed === undefined
      ? []
      : referable(edition)
          .filter(({ key, title = '' }) => `${key} ${title}`.toLowerCase().includes(typed.toLowerCase()))
          .slice(0, maxOffers);
  if (unfinished === undefined) {
    return (
      <p className="mt-1 text-sm wrap-anywhere text-ink-muted">
        Reads: <span lang="de">{withGaps(resolveTexts(edition, text))}</span>
      </p>
    );
  }
  /** Inserts a reference and puts the cursor behind it. */
  const insert = (key: string, button: HTMLElement) => {
    const field = button.parentElement?.previousElementSibling?.querySelector<HTMLInputElement>('input, textarea');
    const reference = `{{${key}}}`;
    const end = text.indexOf(unfinished) + reference.length;
    flushSync(() => onComplete(text.replace(unfinished, reference)));
    field?.focus();
    field?.setSelectionRange(end, end);
  };
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1 text-sm">
      <span className="text-ink-muted">{offers.length > 0 ? 'Insert:' : 'No such figure or fact.'}</span>
      {offers.map(({ key, shown, title }) => (
        <button
          key={key}
          type="button"
          onClick={({ currentTarget }) => insert(key, currentTarget)}
          className="min-h-7 rounded-sm border border-control bg-surface px-1.5 hover:border-ink pointer-coarse:min-h-11"
        >
          {key} <span className="text-ink-muted tabular-nums">{shown}</span>
          {title && (
            <span lang="de" className="block text-left text-ink-muted">
              {title}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
