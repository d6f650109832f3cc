import { expect, test } from 'vitest';
import { builtInContent } from '../live-content/built-in-content.server.ts';
import { chartListFindings } from './check-chart-lists.ts';

const { edition } = builtInContent.current;
const { insightCards } = edition;

/** The findings of a card of this kind with a changed chart. */
function findingsWith(kind: string, change: object) {
  const index = insightCards.findIndex(({ chart }) => chart.kind === kind);
  const changed = insightCards.map((card, cardIndex) =>
    cardIndex === index ? { ...card, chart: { ...card.chart, ...change } as typeof card.chart } : card,
  );
  const found = chartListFindings({ ...edition, insightCards: changed });
  return found.map(({ path, level }) => [path.replace(`insightCards.${index}.chart.`, ''), level]);
}

test('an entry with the label of another one has a warning', () => {
  const [demographics] = insightCards.flatMap(({ chart }) => (chart.kind === 'demographics' ? [chart] : []));
  const [block, ...others] = demographics?.blocks ?? [];
  const parts = block?.parts.map((part) => ({ ...part, label: 'weiblich' })) ?? [];
  const found = findingsWith('demographics', { blocks: [{ ...block, parts }, ...others] });
  expect(found).toEqual(parts.slice(1).map((_, index) => [`blocks.0.parts.${index + 1}.label`, 'warning']));
});

test.each([
  [[2024, 2023], ['years.1']],
  [[2023, 2023, 2024], ['years.1']],
  [[2022, 2023], []],
])('years %o: %o', (years, paths) => {
  const stages = [{ label: 'Muster', values: years.map(() => null) }];
  expect(findingsWith('stages', { years, stages })).toEqual(paths.map((path) => [path, 'warning']));
});
