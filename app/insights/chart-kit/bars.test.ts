import { expect, test } from 'vitest';
import { germanChartWords } from '#domain/insights/german-chart-words.ts';
import { sampleFigure } from '#tests/made-up/sample-figure.ts';
import { bars } from './bars.ts';
import { valueSize } from './marks.ts';
import { textWidth } from './text-width.ts';

const width = 328;
const paint = { colour: 'data-1', texture: 'solid' } as const;

function drawn(axis: { min: number; max: number }, values: readonly number[]) {
  const rows = values.map((value) => ({
    label: `Muster ${value}`,
    paint,
    figure: sampleFigure({ value, unit: 'score' }),
  }));
  const { marks } = bars({ x: 0, y: 0, width, axis, rows, thickness: 30, labels: 'above', words: germanChartWords });
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
  return {
    bars: marks.flatMap((mark) => (mark.kind === 'bar' ? [mark] : [])),
    values: texts.filter(({ size }) => size === valueSize),
    strongLines: marks.flatMap((mark) => (mark.kind === 'line' && mark.colour === 'ink-muted' ? [mark.x1] : [])),
  };
}

test('bars of an axis below and above zero begin at zero, where the line is strong', () => {
  const { bars, values, strongLines } = drawn({ min: -50, max: 100 }, [-50, 0, 100]);
  const [below, zero, above] = bars.map(({ x, width }) => ({ from: x, to: x + width }));
  if (!below || !zero || !above) throw new Error('there are fewer than three bars');
  expect(above.from).toBeCloseTo(below.to, 6);
  expect(zero).toEqual({ from: above.from, to: above.from });
  expect(above.to - above.from).toBeCloseTo(2 * (below.to - below.from), 6);
  expect([...new Set(strongLines)]).toEqual([above.from]);
  for (const { x, text, size, weight } of values) {
    expect(x).toBeGreaterThan(below.to);
    expect(x + textWidth(text, size, weight)).toBeLessThanOrEqual(width);
  }
});

test('bars of an axis below zero end at its right end', () => {
  const { bars } = drawn({ min: -100, max: 0 }, [-100, -25]);
  const [long, short] = bars;
  if (!long || !short) throw new Error('there are fewer than two bars');
  expect(long.width).toBeCloseTo(4 * short.width, 6);
  expect(long.width).toBeGreaterThan(width / 2);
  expect(long.x + long.width).toBeCloseTo(short.x + short.width, 6);
});
