import { findFigure, resolveEdition } from '#content/resolve-edition.ts';
import type { EditionDocument, InsightCard } from '#content/schemas.ts';
import * as schemas from '#content/schemas.ts';
import { withoutOpenPlaces } from '#domain/editions/values/open-places.ts';
import { insightValues } from '#domain/insights/insight-values.ts';

/** A card with the values entered so far; null if it can't be drawn yet. */
export function drawableCard(edition: EditionDocument, index: number): InsightCard | null {
  try {
    const card = edition.insightCards[index];
    if (!card) return null;
    const chart = withoutOpenPlaces(card.chart, (key) => findFigure(edition, key) !== undefined);
    const drawn = { ...card, chart };
    const [resolved] = resolveEdition({ ...edition, insightCards: [drawn] }).insightCards;
    const shape = schemas.edition.shape.insightCards.def.element;
    const read = shape.safeParse({ ...resolved, title: resolved?.title || '–', message: resolved?.message || '–' });
    return read.success && insightValues(read.data).some(({ figure }) => figure) ? read.data : null;
  } catch {
    // A draft may lack any field; the findings name it.
    return null;
  }
}
