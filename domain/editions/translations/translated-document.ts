import { withListKeys } from '#content/list-keys.ts';
import type { TranslationContent } from '../documents/translation-content.ts';
import { listIn, valueAt, withValue } from '../values/content-value.ts';
import { textPlaces } from './text-places.ts';

/** Labels of a chart in the order of its fields. */
function labelsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'label' && typeof inner === 'string' ? [inner] : labelsIn(inner),
  );
}

/** A card names its emphasised values by their labels, which are translated with the chart. */
function withHighlight(original: unknown, translated: unknown): unknown {
  const highlighted = valueAt(original, 'highlight');
  if (!Array.isArray(highlighted)) return translated;
  const labels = labelsIn(valueAt(translated, 'chart'));
  const places = labelsIn(valueAt(original, 'chart')).map((label, index) => [label, labels[index] ?? label] as const);
  const highlight = highlighted.flatMap((label) => places.flatMap(([from, to]) => (from === label ? [to] : [])));
  return withValue(translated, 'highlight', [...new Set(highlight)]);
}

/** An original with its texts in another language. Places without a translation keep the original's text. */
export function translatedDocument<Content>(
  document: string,
  original: Content,
  { texts }: TranslationContent,
): Content {
  let content: unknown = withListKeys(original);
  for (const { id, path } of textPlaces(document, original)) {
    const translated = texts[id];
    if (translated) content = withValue(content, path, translated.text);
  }
  const cards = valueAt(content, 'insightCards');
  if (Array.isArray(cards)) {
    const originals = listIn(valueAt(original, 'insightCards'));
    const insightCards = cards.map((card, index) => withHighlight(originals[index] ?? card, card));
    content = withValue(content, 'insightCards', insightCards);
  }
  return content as Content;
}
