import { withListKeys } from '#content/list-keys.ts';
import type { TranslationContent } from '../documents/translation-content.ts';
import { valueAt, withValue } from '../values/content-value.ts';
import { textPlaces } from './text-places.ts';

interface Highlighted {
  highlight?: string[];
  chart: unknown;
}

/** Labels of a chart in the order of its fields. */
function labelsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'label' && typeof inner === 'string' ? [inner] : labelsIn(inner),
  );
}

/** A card names its emphasised values by their labels, which are translated with the chart. */
function withHighlight<Card extends Highlighted>(original: Card, translated: Card): Card {
  if (!original.highlight) return translated;
  const labels = labelsIn(translated.chart);
  const places = labelsIn(original.chart).map((label, index) => [label, labels[index] ?? label] as const);
  const highlight = original.highlight.flatMap((label) => places.flatMap(([from, to]) => (from === label ? [to] : [])));
  return { ...translated, highlight: [...new Set(highlight)] };
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
  const cards = valueAt(original, 'insightCards') as Highlighted[] | undefined;
  const translatedCards = valueAt(content, 'insightCards') as Highlighted[] | undefined;
  if (!cards || !translatedCards) return content as Content;
  const insightCards = translatedCards.map((card, index) => withHighlight(cards[index] ?? card, card));
  return withValue(content, 'insightCards', insightCards) as Content;
}
