import { expect, test } from 'vitest';
import { builtInContent } from '../live-content/built-in-content.server.ts';
import { shareFindings } from './check-shares.ts';

const { edition } = builtInContent.current;
const { insightCards } = edition;
const index = insightCards.findIndex(({ chart }) => chart.kind === 'shares' && chart.blocks.length > 0);

/** The findings if each part of the card's chart had this figure, or the last parts of its blocks only. */
function findingsWith(figure: object, notes: string[] = [], { onlyLast = false } = {}) {
  const changed = insightCards.map((card, cardIndex) => {
    if (cardIndex !== index || card.chart.kind !== 'shares') return card;
    const blocks = card.chart.blocks.map(({ parts, ...block }) => ({
      ...block,
      parts: parts.map((part) =>
        onlyLast && part !== parts.at(-1) ? part : { ...part, figure: { ...part.figure, ...figure } },
      ),
    }));
    return { ...card, notes, chart: { ...card.chart, blocks } };
  });
  return shareFindings({ ...edition, insightCards: changed });
}
const kind = `insightCards.${index}.chart.kind`;

test.each([{ unit: 'scale-1-7' }, { isChange: true }])(
  'a chart of shares with other figures has a warning: %o',
  (figure) => {
    const found = findingsWith(figure).find(({ path }) => path === kind);
    expect(found?.level).toBe('warning');
    expect(found?.message).toMatch(
      /^Choose another kind of chart: this one draws shares in per cent, and «.+» are none\.$/,
    );
  },
);

test('parts of a whole that don’t add up to 100 have a warning; a note explains roundings only', () => {
  const note = 'Rundungsdifferenzen möglich';
  const [found] = findingsWith({ value: 1 }, [note]);
  expect(found?.path).toBe(`insightCards.${index}.notes`);
  expect(found?.message).toMatch(/don't add up to 100: check them\.$/);
  const parts = insightCards[index]?.chart.kind === 'shares' ? insightCards[index].chart.blocks[0]?.parts.length : 0;
  const nearly = { value: 99.5 / Number(parts) };
  expect(findingsWith(nearly)[0]?.message).toMatch(/check them, or add the note «Rundungsdifferenzen möglich»\.$/);
  expect(findingsWith(nearly, [note])).toEqual([]);
});

test('figures of a chart with different decimals have a warning', () => {
  const found = (onlyLast: boolean) =>
    findingsWith({ decimals: 2 }, [], { onlyLast }).filter(({ message }) =>
      message.startsWith('Check the decimals of '),
    );
  expect(found(true)).toMatchObject([{ level: 'warning', path: `insightCards.${index}.chart.blocks` }]);
  expect(found(false)).toEqual([]);
});
