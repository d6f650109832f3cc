import { expect, test } from 'vitest';
import { germanChartWords } from '#domain/insights/german-chart-words.ts';
import { sampleFigure } from '#tests/made-up/sample-figure.ts';
import type { Mark } from '../chart-kit/marks.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import { layoutWidths } from './draw-chart.ts';
import { trend } from './trend.ts';

const figure = (value: number, year: number) => sampleFigure({ value, year, unit: 'scale-1-7', decimals: 2 });
const years = [2021, 2022, 2024, 2029];
const values = [figure(5.2, 2021), figure(5.3, 2022), null, figure(4.7, 2029)];
const wide = [figure(10.25, 2021), figure(11.83, 2022), null, figure(114.46, 2029)];
const drawn = (
  layout: keyof typeof layoutWidths,
  rows = ['Krankenversicherung'],
  drawnValues: typeof values = values,
) =>
  trend(
    {
      axis: { min: 1, max: 7 },
      years,
      missing: 'k. A.',
      stages: rows.map((label) => ({ label, values: drawnValues })),
    },
    { width: layoutWidths[layout], isNarrow: layout === 'narrow', highlight: [], words: germanChartWords },
  );
const isDot = (mark: Mark) => mark.kind === 'dot';
const textsOf = (marks: Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test.each(['narrow', 'wide'] as const)(
  'the %s chart spaces its years in proportion and highlights only the latest',
  (layout) => {
    const { marks } = drawn(layout);
    const [first, second, last] = marks.filter(isDot);
    if (!first || !second || !last) throw new Error('there are fewer than three dots');
    expect((last.x - first.x) / (second.x - first.x)).toBeCloseTo(8, 6);
    expect([first, second, last].map(({ colour }) => colour)).toEqual(['data-4', 'data-4', 'data-2']);
    expect(last.y).toBeGreaterThan(first.y);
  },
);

test('a year without a value is labelled as missing and interrupts the line', () => {
  const { marks } = drawn('wide');
  expect(textsOf(marks)).toEqual(expect.arrayContaining(['5.30', 'k. A.', '4.70', '2024', '2029', '1', '7']));
  expect(marks.filter((mark) => mark.kind === 'line' && mark.width === 2)).toHaveLength(1);
});

test('everything is inside the chart, even values of many digits', () => {
  for (const layout of ['narrow', 'wide'] as const) {
    const { width, height, marks } = drawn(
      layout,
      ['Berechnete Offerten: gleich viele wie im Jahr davor', 'B', 'C'],
      wide,
    );
    for (const mark of marks) {
      if (mark.kind === 'line') continue;
      const half =
        mark.kind === 'text' && mark.anchor === 'middle' ? textWidth(mark.text, mark.size, mark.weight) / 2 : 0;
      expect(mark.x - half).toBeGreaterThanOrEqual(0);
      expect(mark.x + half).toBeLessThanOrEqual(width);
      expect(mark.y).toBeLessThanOrEqual(height);
    }
  }
});

test('if years are too close together, the later ones are labelled', () => {
  const close = Array.from({ length: 30 }, (_, index) => 2000 + index);
  const { marks } = trend(
    {
      axis: { min: 1, max: 7 },
      years: close,
      missing: 'k. A.',
      stages: [{ label: 'A', values: close.map((year) => figure(4, year)) }],
    },
    { width: 328, isNarrow: true, highlight: [], words: germanChartWords },
  );
  expect(marks.filter(isDot)).toHaveLength(30);
  const shown = textsOf(marks).filter((text) => /^20\d\d$/.test(text));
  expect(shown).toContain('2029');
  expect(shown.length).toBeLessThan(12);
});
