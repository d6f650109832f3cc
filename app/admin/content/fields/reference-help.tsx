import { flushSync } from 'react-dom';
import { figureText } from '#content/figure-text.ts';
import { resolveTexts } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { useDraftFields } from '../draft/draft-fields.ts';

const maxOffers = 6;

/** Keys of figures, and of the facts that are words or numbers, with what they stand for. */
function referable({ figures, facts }: EditionDocument): (readonly [key: string, shown: string])[] {
  const named = Object.entries(figures).flatMap(([group, of]) =>
    Object.entries(of).map(
      ([name, figure]) =>
        [`${group}.${name}`, typeof figure.value === 'number' ? figureText(figure) : 'no value yet'] as const,
    ),
  );
  const words = Object.entries({ ...facts, 'survey.text': facts.survey?.text }).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[`facts.${name}`, String(value)] as const] : [],
  );
  return [...named, ...words];
}

/** How a text with references reads, and what an unfinished one at its end or in it may be meant to be. */
export function ReferenceHelp({ text, onComplete }: { text: string; onComplete: (text: string) => void }) {
  const { edition } = useDraftFields();
  if (!edition || !text.includes('{{')) return null;
  const [unfinished, begun] = /\{\{([\w.]*)(?![\w.]*\}\})/.exec(text) ?? [];
  const offers =
    begun === undefined
      ? []
      : referable(edition)
          .filter(([key]) => key.toLowerCase().includes(begun.toLowerCase()))
          .slice(0, maxOffers);
  if (unfinished === undefined) {
    return (
      <p className="mt-1 text-sm wrap-anywhere text-ink-muted">
        Reads: <span lang="de">{resolveTexts(edition, text)}</span>
      </p>
    );
  }
  /** Who chose goes on writing behind what was inserted. */
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
      <span className="text-ink-muted">{offers.length > 0 ? 'Insert:' : 'No figure or fact is called so.'}</span>
      {offers.map(([key, shown]) => (
        <button
          key={key}
          type="button"
          onClick={({ currentTarget }) => insert(key, currentTarget)}
          className="min-h-7 rounded-sm border border-control bg-surface px-1.5 hover:border-ink pointer-coarse:min-h-11"
        >
          {key} <span className="text-ink-muted tabular-nums">{shown}</span>
        </button>
      ))}
    </div>
  );
}
