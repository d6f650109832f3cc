import { resolveEdition } from '#content/resolve-edition.ts';
import type { EditionDocument, InsightCard } from '#content/schemas.ts';
import * as schemas from '#content/schemas.ts';
import { insightValues } from '#domain/insights/insight-values.ts';

/** Whether a group has enough entries for a chart: two parts, or a bar. */
function hasEnough(item: unknown): boolean {
  if (item === null || typeof item !== 'object') return true;
  if ('parts' in item && Array.isArray(item.parts)) return item.parts.length >= 2;
  return !('bars' in item && Array.isArray(item.bars)) || item.bars.length > 0;
}

/** A chart without entries whose figures have no value yet. */
function withoutOpenPlaces(value: unknown, hasValue: (key: string) => boolean): unknown {
  if (Array.isArray(value)) {
    return value
      .filter(
        (item) => !(item !== null && typeof item === 'object' && 'figure' in item && !hasValue(String(item.figure))),
      )
      .map((item) => withoutOpenPlaces(item, hasValue))
      .filter(hasEnough);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'values' && Array.isArray(inner)
        ? inner.map((key) => (key !== null && hasValue(String(key)) ? key : null))
        : withoutOpenPlaces(inner, hasValue),
    ]),
  );
}

/** A card with the values entered so far; null if it can't be drawn yet. */
export function drawableCard(edition: EditionDocument, place: number): InsightCard | null {
  const card = edition.insightCards[place];
  if (!card) return null;
  const hasValue = (key: string) => {
    const [group = '', name = ''] = key.split('.');
    return edition.figures[group]?.[name] !== undefined;
  };
  const drawn = { ...card, chart: withoutOpenPlaces(card.chart, hasValue) } as typeof card;
  try {
    const [resolved] = resolveEdition({ ...edition, insightCards: [drawn] }).insightCards;
    const shape = schemas.edition.shape.insightCards.def.element;
    const read = shape.safeParse({ ...resolved, title: resolved?.title || '–', message: resolved?.message || '–' });
    return read.success && insightValues(read.data).some(({ figure }) => figure) ? read.data : null;
  } catch {
    // A draft may lack anything; the findings name it.
    return null;
  }
}
