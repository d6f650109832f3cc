import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { nextEdition } from '#domain/editions/documents/next-edition.ts';
import { withoutOpenFigures } from '#domain/editions/documents/without-open-figures.ts';
import { withValue } from '#domain/editions/values/content-value.ts';
import { germanChartWords } from '#domain/insights/german-chart-words.ts';
import { drawChart } from '../../../insights/charts/draw-chart.ts';
import { drawableCard } from './drawable-card.ts';

const drawn = (content: unknown, index: number) => {
  const edition = withoutOpenFigures(content);
  return edition ? drawableCard(edition, index) : null;
};

test('an incomplete card is drawn with its present values, an empty one is not drawn', () => {
  const next = nextEdition(edition2024);
  expect(drawn(next, 3)).toBeNull();
  const begun = ['more', 'same'].reduce<unknown>(
    (content, name) => withValue(content, `figures.offers.${name}.value`, 40),
    next,
  );
  const card = drawn(begun, 3);
  expect(card?.chart).toMatchObject({ blocks: [{ label: 'Berechnete Offerten', parts: [{}, {}] }] });
  if (card) expect(drawChart(card, 'narrow', germanChartWords).height).toBeGreaterThan(0);
});

test('an edition that lacks its cards has none to draw', () => {
  for (const cards of [undefined, null]) expect(drawn(withValue(edition2024, 'insightCards', cards), 0)).toBeNull();
});

test('a card that lacks any field is drawn or omitted, without an error', () => {
  for (const [index, card] of edition2024.insightCards.entries()) {
    expect(drawn(edition2024, index) !== null, card.title).toBe(card.published);
    for (const path of ['title', 'message', 'chart', 'chart.kind', 'chart.axis', 'chart.years', 'notes', 'icon']) {
      for (const value of [undefined, null, '', []]) {
        const broken = drawn(withValue(edition2024, `insightCards.${index}.${path}`, value), index);
        if (broken) expect(drawChart(broken, 'wide', germanChartWords).height).toBeGreaterThan(0);
      }
    }
  }
});
