import type { Figure } from '#content/figure-schemas.ts';
import { figureNumber } from '#content/figure-text.ts';
import type { ChartOf } from '#content/schemas.ts';
import { labelled } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import {
  ascent,
  type Colour,
  centredBaseline,
  label,
  labelSize,
  line,
  type Mark,
  type Scene,
  valueSize,
} from '../chart-kit/marks.ts';
import { linearScale } from '../chart-kit/scale.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import { whisker } from '../chart-kit/whisker.ts';
import type { ChartLayout } from './chart-layout.ts';

type Profile = ChartOf<'profile'>;
type Row = Profile['rows'][number];
type Dot = Extract<Mark, { kind: 'dot' }>;

/** Width of an earlier year's column. */
const columnWidth = 62;
const ringRadius = 6;
/** Older rings are smaller, so that readers can distinguish the years. */
const ringRadiusOf = (yearsBeforeNewest: number) => Math.max(ringRadius - 2 * yearsBeforeNewest, 2);

/** The values of earlier years for a row: '2022, 2023: k. A.' or '2022 4.41 · 2023 4.50'. */
function earlierYears(
  { years, values, missing }: { years: readonly number[]; values: readonly (Figure | null)[]; missing: string },
  language: Language,
): string {
  if (years.every((_, index) => !values[index]))
    return years.length > 0 ? labelled(years.join(', '), missing, language) : '';
  return years
    .map((year, index) => `${year} ${values[index] ? figureNumber(values[index], language) : missing}`)
    .join(' · ');
}

/** Horizontal position of the latest value's text, clear of its dot and of the rings of earlier years. */
function xOfValue(dotX: number, side: 1 | -1, { rings, width }: { rings: readonly number[]; width: number }): number {
  const overlaps = (x: number, ring: number) =>
    (ring - x) * side > -ringRadius && (ring - x) * side < width + ringRadius;
  let x = dotX + side * 16;
  for (const ring of rings.toSorted((a, b) => (a - b) * side)) {
    if (overlaps(x, ring)) x = ring + side * (ringRadius + 7);
  }
  return x;
}

/** The middle of a ring before a text with this baseline. */
const ringMiddle = (baseline: number) => baseline - centredBaseline(0, labelSize);

/** Places of the scale and of the columns of earlier years. */
function arrange({ axis, years, rows, missing }: Profile, { width, isNarrow }: ChartLayout) {
  const earlier = years.slice(0, -1);
  const ringYears = earlier.filter((_, index) => rows.some(({ values }) => values[index]));
  const left = isNarrow ? 12 : Math.max(...rows.map((row) => textWidth(row.label, labelSize, 600))) + 36;
  const right = isNarrow ? width - 12 : width - earlier.length * columnWidth - 36;
  const scale = linearScale(axis, left, right, 34);
  const middleValue = (axis.min + axis.max) / 2;
  // On phones the rings are named above the scale, otherwise in the columns of their years.
  const keyHeight = isNarrow && ringYears.length > 0 ? labelSize + 14 : 0;
  const rowHeight = isNarrow ? 62 : 52;
  const top = keyHeight + labelSize + 14;
  return {
    missing,
    earlier,
    ringYears,
    left,
    right,
    scale,
    middleValue,
    middle: scale.at(middleValue),
    /** Baseline of the headings. */
    headline: keyHeight + labelSize * ascent,
    rowHeight,
    top,
    bottom: top + rows.length * rowHeight,
    /** Right edge of an earlier year's column. */
    columnEnd: (index: number) => width - (earlier.length - 1 - index) * columnWidth,
    ring: (index: number, x: number, y: number): Dot => ({
      kind: 'dot',
      x,
      y,
      radius: ringRadiusOf(earlier.length - 1 - index),
      colour: 'data-4',
      isHollow: true,
    }),
  };
}

type Arrangement = ReturnType<typeof arrange>;

const gridLines = ({ scale, middleValue, top, bottom }: Arrangement): Mark[] =>
  scale.ticks.flatMap((tick) => [
    line(scale.at(tick), top, scale.at(tick), bottom, tick === middleValue ? 'ink-muted' : 'rule'),
    label(String(tick), scale.at(tick), bottom + 8 + labelSize * ascent, { colour: 'ink-muted', anchor: 'middle' }),
  ]);

/** The year of each ring, above the scale. */
function ringKey({ earlier, ringYears, ring }: Arrangement): Mark[] {
  const baseline = labelSize * ascent;
  return ringYears.flatMap((year, column) => [
    ring(earlier.indexOf(year), 8 + column * columnWidth, ringMiddle(baseline)),
    label(String(year), 20 + column * columnWidth, baseline, { colour: 'ink-muted' }),
  ]);
}

function poleNames(
  { axis: { ends } }: Profile,
  { left, right, middle, headline }: Arrangement,
  { width, isNarrow, words }: ChartLayout,
): Mark[] {
  if (!ends) return [];
  return [
    label(ends.min, isNarrow ? 0 : left, headline, { weight: 600 }),
    label(ends.max, isNarrow ? width : right, headline, { weight: 600, anchor: 'end' }),
    label(words.middle, middle, headline, { colour: 'ink-muted', anchor: 'middle' }),
  ];
}

const yearHeadings = ({ earlier, ringYears, columnEnd, ring, headline }: Arrangement): Mark[] =>
  earlier.flatMap((year, index) => {
    const x = columnEnd(index);
    const heading = label(String(year), x, headline, { colour: 'ink-muted', anchor: 'end' });
    if (!ringYears.includes(year)) return [heading];
    return [heading, ring(index, x - textWidth(String(year), labelSize) - 11, ringMiddle(headline))];
  });

/** The name of a row above its values, with those of earlier years. */
function narrowLabels(
  row: Row,
  rowTop: number,
  { earlier, missing }: Arrangement,
  { width, words }: ChartLayout,
): Mark[] {
  const earlierValues = earlierYears({ years: earlier, values: row.values, missing }, words.language);
  return [
    // Covers the grid lines behind the labels.
    { kind: 'bar', x: 0, y: rowTop, width, height: 24, paint: { colour: 'paper', texture: 'solid' } },
    label(row.label, 0, rowTop + 17, { weight: 600 }),
    label(earlierValues, width, rowTop + 17, { colour: 'ink-muted', anchor: 'end', size: 14 }),
  ];
}

/** The name of a row before its values, and those of earlier years in their columns. */
function wideLabels(row: Row, y: number, { earlier, columnEnd, missing }: Arrangement, layout: ChartLayout) {
  const baseline = centredBaseline(y, labelSize);
  const columns = earlier.map((_, index) => {
    const figure = row.values[index];
    const text = figure ? figureNumber(figure, layout.words.language) : missing;
    return label(text, columnEnd(index), baseline, { colour: 'ink-muted', anchor: 'end' });
  });
  return [label(row.label, 0, baseline, { weight: 600 }), ...columns];
}

/** The latest value as a bar from the middle, among the rings of earlier years. */
function rowValues(
  row: Row,
  y: number,
  { scale, middle, middleValue, ring, missing }: Arrangement,
  { highlight, words }: ChartLayout,
): Mark[] {
  const ringMarks = row.values
    .slice(0, -1)
    .flatMap((figure, index) => (figure ? [ring(index, scale.at(figure.value), y)] : []));
  const rings = ringMarks.map(({ x }) => x);
  const latest = row.values.at(-1);
  if (!latest) {
    const x = xOfValue(middle, 1, { rings, width: textWidth(missing, labelSize) });
    return [...ringMarks, label(missing, x, centredBaseline(y, labelSize), { colour: 'ink-muted' })];
  }
  const valueX = scale.at(latest.value);
  const isOver = latest.value >= middleValue;
  const { low, high } = latest.interval ?? { low: latest.value, high: latest.value };
  // The text starts beyond the interval if that is wider than the dot.
  const edge = isOver ? Math.max(valueX, scale.at(high) - 8) : Math.min(valueX, scale.at(low) + 8);
  const text = figureNumber(latest, words.language);
  const x = xOfValue(edge, isOver ? 1 : -1, { rings, width: textWidth(text, valueSize, 600) });
  const colour: Colour = highlight.includes(row.label) ? 'data-2' : 'data-1';
  const paint = { colour, texture: 'solid' as const };
  const style = { size: valueSize, weight: 600 as const, anchor: isOver ? ('start' as const) : ('end' as const) };
  return [
    { kind: 'bar', x: Math.min(valueX, middle), y: y - 5, width: Math.abs(valueX - middle), height: 10, paint },
    ...ringMarks,
    { kind: 'dot', x: valueX, y, radius: 9, colour, isHollow: false },
    ...whisker(latest, scale, y),
    label(text, x, centredBaseline(y, valueSize), style),
  ];
}

/**
 * Rows on a scale between two poles. The latest year is a bar from the middle; earlier years, where published, are
 * rings.
 */
export function profile(chart: Profile, layout: ChartLayout): Scene {
  const { isNarrow, width } = layout;
  const places = arrange(chart, layout);
  const rows = chart.rows.flatMap((row, index) => {
    const top = places.top + index * places.rowHeight;
    const y = isNarrow ? top + 42 : top + places.rowHeight / 2;
    const labels = isNarrow ? narrowLabels(row, top, places, layout) : wideLabels(row, y, places, layout);
    return [...labels, ...rowValues(row, y, places, layout)];
  });
  const marks = [
    ...gridLines(places),
    ...(isNarrow ? ringKey(places) : []),
    ...poleNames(chart, places, layout),
    ...(isNarrow ? [] : yearHeadings(places)),
    ...rows,
  ];
  return { width, height: places.bottom + 12 + labelSize, marks };
}
