import { expect, test } from 'vitest';
import { edition2024 } from '#content/edition-2024.ts';
import { withListKeys } from '#content/list-keys.ts';
import { valueAt, withValue } from './content-value.ts';
import { movedPath } from './moved-path.ts';

const before = withListKeys(edition2024);
const cards = valueAt(before, 'insightCards') as Record<string, unknown>[];
const withCards = (changed: readonly Record<string, unknown>[]) => withValue(before, 'insightCards', changed);
const parts = 'insightCards.3.chart.blocks.1.parts';

test('a field is found after its card, or a group around it, was moved', () => {
  expect(movedPath(parts, before, before)).toBe(parts);
  const moved = withCards([...cards.slice(3, 4), ...cards.toSpliced(3, 1)]);
  expect(movedPath(parts, before, moved)).toBe('insightCards.0.chart.blocks.1.parts');
  const blocks = valueAt(before, 'insightCards.3.chart.blocks') as unknown[];
  const turned = withValue(before, 'insightCards.3.chart.blocks', blocks.toReversed());
  expect(movedPath(parts, before, turned)).toBe(`insightCards.3.chart.blocks.${blocks.length - 2}.parts`);
});

test('a moved card is found by all of it, or by a former slug, if its slug was changed', () => {
  const renamed = { ...cards[3], slug: 'umbenannt' };
  const moved = withCards([renamed, ...cards.toSpliced(3, 1)]);
  expect(movedPath('insightCards.3.chart', before, moved)).toBe('insightCards.0.chart');
  const edited = { ...renamed, title: 'Neu', formerSlugs: [cards[3]?.slug] };
  expect(movedPath('insightCards.3.chart', before, withCards(cards.with(3, edited)))).toBe('insightCards.3.chart');
});

test('a field that is gone is found nowhere', () => {
  const { formerSlugs: _, ...card } = cards[3] ?? {};
  for (const after of [
    withCards(cards.toSpliced(3, 1)),
    withValue(before, 'insightCards.3.chart', { kind: 'profile', rows: [] }),
    withCards(cards.with(3, { ...card, slug: 'umbenannt', title: 'Neu' })),
    {},
  ])
    expect(movedPath(parts, before, after)).toBeUndefined();
});
