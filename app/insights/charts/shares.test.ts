import { expect, test } from 'vitest';
import { germanChartWords } from '#domain/insights/german-chart-words.ts';
import { sampleFigure } from '#tests/made-up/sample-figure.ts';
import { shares } from './shares.ts';

const block = (label: string, values: [number, number, number], names = ['mehr', 'gleich viele', 'weniger']) => ({
  label,
  partition: true,
  parts: names.map((label, index) => ({ label, figure: sampleFigure({ value: values[index] ?? 0 }) })),
});
const barTops = (blocks: ReturnType<typeof block>[]) => {
  const { marks } = shares({ blocks }, { width: 328, isNarrow: true, highlight: [], words: germanChartWords });
  return new Set(marks.flatMap((mark) => (mark.kind === 'bar' ? [mark.y] : []))).size;
};

test('questions with the same answers look alike, even if one of them has a part too small for its label', () => {
  const large = block('Verträge', [34, 37, 29]);
  const small = block('Offerten', [60, 35, 5]);
  expect(barTops([large, large])).toBe(2);
  expect(barTops([small, large])).toBe(6);
  expect(barTops([small, block('Geschlecht', [40, 40, 20], ['w', 'm', 'd'])])).toBe(4);
});
