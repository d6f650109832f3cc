import { expect, test } from 'vitest';
import { germanChartWords } from '#domain/insights/german-chart-words.ts';
import { sampleFigure } from '#tests/made-up/sample-figure.ts';
import { valueSize } from '../chart-kit/marks.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import { profile } from './profile.ts';

const figure = (value: number, year: number) => sampleFigure({ value, year, unit: 'scale-1-7', decimals: 2 });

test.each([
  [4.58, 4.7, 4.21],
  [4.16, 3.9, 3.79],
  [3.22, 3.3, 2.85],
])(
  'the rings of earlier years (%f, %f) are covered neither by the latest value (%f) nor by its bar',
  (first, second, last) => {
    const { marks } = profile(
      {
        kind: 'profile',
        axis: { min: 1, max: 7 },
        years: [2023, 2024, 2025],
        missing: 'k. A.',
        rows: [{ label: 'Kündigung', values: [figure(first, 2023), figure(second, 2024), figure(last, 2025)] }],
      },
      { width: 720, isNarrow: false, highlight: [], words: germanChartWords },
    );
    const text = marks.find((mark) => mark.kind === 'text' && mark.size === valueSize);
    // Only rings below the headings, which have rings too.
    const rings = marks.filter((mark) => mark.kind === 'dot' && mark.isHollow && mark.y > 30);
    const bar = marks.findLastIndex((mark) => mark.kind === 'bar');
    if (text?.kind !== 'text') throw new Error('the latest value is missing');
    const width = textWidth(text.text, valueSize, 600);
    const start = text.anchor === 'end' ? text.x - width : text.x;
    expect(rings).toHaveLength(2);
    for (const ring of rings) {
      expect(marks.indexOf(ring)).toBeGreaterThan(bar);
      const x = ring.kind === 'dot' ? ring.x : 0;
      expect(x + 6 <= start || x - 6 >= start + width, `${x} ${start}`).toBe(true);
    }
  },
);

test.each(['narrow', 'wide'])('the rings of earlier years differ in size and have labels (%s)', (layout) => {
  const isNarrow = layout === 'narrow';
  const { marks, width } = profile(
    {
      kind: 'profile',
      axis: { min: 1, max: 7 },
      years: [2022, 2023, 2024, 2025],
      missing: 'k. A.',
      rows: [{ label: 'Kündigung', values: [figure(2, 2022), figure(3, 2023), figure(5, 2024), figure(6, 2025)] }],
    },
    { width: isNarrow ? 328 : 720, isNarrow, highlight: [], words: germanChartWords },
  );
  const rings = marks.filter((mark) => mark.kind === 'dot').filter(({ isHollow }) => isHollow);
  expect(rings.map(({ radius }) => radius).toSorted()).toEqual([2, 2, 4, 4, 6, 6]);
  for (const [year, radius] of [
    ['2022', 2],
    ['2023', 4],
    ['2024', 6],
  ] as const) {
    const name = marks.find((mark) => mark.kind === 'text' && mark.text === year);
    if (name?.kind !== 'text') throw new Error('the year has no label');
    const start = name.anchor === 'end' ? name.x - textWidth(year, name.size) : name.x;
    const beside = rings.filter(({ x, y }) => x < start && start - x < 16 && Math.abs(y - name.y) < 12);
    expect(beside.map(({ radius }) => radius)).toEqual([radius]);
  }
  expect(rings.every(({ x }) => x >= 2 && x <= width)).toBe(true);
});

test('the text for a missing value is beside the rings of earlier years', () => {
  const { marks } = profile(
    {
      kind: 'profile',
      axis: { min: 1, max: 7 },
      years: [2024, 2025],
      missing: 'k. A.',
      rows: [{ label: 'Kündigung', values: [figure(4.4, 2024), null] }],
    },
    { width: 720, isNarrow: false, highlight: [], words: germanChartWords },
  );
  const text = marks.find((mark) => mark.kind === 'text' && mark.text === 'k. A.');
  const ring = marks.findLast((mark) => mark.kind === 'dot');
  if (text?.kind !== 'text' || ring?.kind !== 'dot') throw new Error('the text or the ring is missing');
  expect(text.x).toBeGreaterThan(ring.x + ring.radius);
});
