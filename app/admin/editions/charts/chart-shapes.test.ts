import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import type { Chart } from '#content/schemas.ts';
import { checkDocument } from '#domain/editions/documents/check-document.ts';
import type { DraftCard } from '#domain/editions/values/edition-draft.ts';
import { chartKindLabels, labelsOf, withKind } from './chart-shapes.ts';

const cards: DraftCard[] = edition2024.insightCards;
const kinds = Object.keys(chartKindLabels) as Chart['kind'][];
const figuresOf = (chart: unknown) =>
  [...JSON.stringify(chart).matchAll(/"([a-z]\w*\.[a-z]\w*)"/g)].map(([, key]) => key);

test('a chart converted to another kind keeps its figures and can be published', () => {
  for (const [index, card] of edition2024.insightCards.entries()) {
    for (const kind of kinds) {
      const chart = withKind(card.chart, kind, 2024);
      expect(chart.kind).toBe(kind);
      expect(figuresOf(chart).sort(), `${card.title} as ${kind}`).toEqual(figuresOf(card.chart).sort());
      const { highlight: _, ...plain } = card;
      const insightCards = cards.with(index, { ...plain, chart });
      const paths = checkDocument('edition-2024', { ...edition2024, insightCards })
        .filter(({ level }) => level === 'error')
        .map(({ path }) => path);
      // Names of groups and figures of earlier years are missing: only the user can enter them.
      expect(paths.filter((path) => !/\.(label|parts|values\.0)$/.test(path))).toEqual([]);
    }
  }
});

test('labels of a chart can be marked as the subject of its message', () => {
  for (const { chart, highlight = [] } of edition2024.insightCards) {
    expect(labelsOf(chart)).toEqual(expect.arrayContaining(highlight));
  }
});
