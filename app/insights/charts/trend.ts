import type { Figure } from '#content/figure-schemas.ts';
import { figureText } from '#content/figure-text.ts';
import type { ChartOf } from '#content/schemas.ts';
import { formatNumber, percentSign } from '#platform/numbers.ts';
import { headingSize } from '../chart-kit/heading.ts';
import {
  ascent,
  centredBaseline,
  label,
  labelSize,
  line,
  type Mark,
  type Part,
  type Scene,
  valueSize,
} from '../chart-kit/marks.ts';
import { linearScale } from '../chart-kit/scale.ts';
import { textWidth, wrapText } from '../chart-kit/text-width.ts';
import type { ChartLayout } from './chart-layout.ts';

type Trend = Pick<ChartOf<'stages'>, 'axis' | 'years' | 'missing'>;
type Row = ChartOf<'stages'>['stages'][number];

const plotHeight = 88;
const gutter = 44;

/** A text above or below a point in time. */
interface Centred {
  middle: number;
  text: string;
  size: number;
  weight: 400 | 600;
}

/** The texts that don't overlap; later years have priority. */
function withRoom<Text extends Centred>(texts: readonly Text[]): Text[] {
  const kept: Text[] = [];
  for (const text of texts.toReversed()) {
    const half = textWidth(text.text, text.size, text.weight) / 2;
    const next = kept.at(-1);
    const start = next ? next.middle - textWidth(next.text, next.size, next.weight) / 2 : Number.POSITIVE_INFINITY;
    if (text.middle + half + 6 <= start) kept.push(text);
  }
  return kept;
}

const centred = ({ middle, text, size, weight }: Centred, y: number): Mark =>
  label(text, middle, y, { size, weight, anchor: 'middle', colour: weight === 600 ? 'ink' : 'ink-muted' });

/**
 * One row: its values over the years, only the latest in the signal colour. Years without a value interrupt the line.
 */
function panel(
  row: Row,
  { axis, years, missing }: Trend,
  { x, y, width, words, roomAbove }: Pick<ChartLayout, 'width' | 'words'> & { x: number; y: number; roomAbove: number },
): Part {
  const heading = wrapText(row.label, width, headingSize, 600);
  const marks: Mark[] = heading.map((text, index) =>
    label(text, x, y + (index + ascent) * headingSize * 1.2, { size: headingSize, weight: 600 }),
  );
  const top = y + heading.length * headingSize * 1.2 + roomAbove;
  const bottom = top + plotHeight;
  const { language } = words;
  const sign = row.values.some((figure) => figure?.unit === 'percent') ? percentSign(language) : '';
  const ends = [axis.max, axis.min].map((end) => formatNumber(end, language, Number.isInteger(end) ? 0 : 1) + sign);
  const left = x + Math.max(...ends.map((text) => textWidth(text, labelSize))) + 8;
  const right = x + width;
  marks.push(line(left, top, left, bottom), line(left, bottom, right, bottom, 'ink-muted'));
  for (const [index, text] of ends.entries()) {
    const baseline = centredBaseline(index === 0 ? top : bottom, labelSize);
    marks.push(label(text, left - 8, baseline, { colour: 'ink-muted', anchor: 'end' }));
  }
  const [first = 0, last = first] = [years[0], years.at(-1)];
  const shown = years.map((year, index) => {
    const figure = row.values[index] ?? null;
    const isLast = year === last;
    const style = { size: isLast ? valueSize : labelSize, weight: isLast ? (600 as const) : (400 as const) };
    return { year, figure, isLast, text: figure ? figureText(figure, language) : missing, ...style };
  });
  const room = (texts: typeof shown) =>
    Math.max(24, ...texts.map(({ text, size, weight }) => textWidth(text, size, weight) / 2 + 2));
  const [from, to] = [left + 6 + room(shown.filter(({ isLast }) => !isLast)), right - room(shown.slice(-1))];
  const overTime = linearScale({ min: first, max: Math.max(last, first + 1) }, from, to);
  const height = (figure: Figure) => bottom - ((figure.value - axis.min) / (axis.max - axis.min || 1)) * plotHeight;
  const points = shown.map((value) => ({ ...value, middle: overTime.at(value.year) }));
  points.forEach(({ middle, figure }, index) => {
    const next = points[index + 1];
    if (figure && next?.figure) marks.push(line(middle, height(figure), next.middle, height(next.figure), 'data-4', 2));
  });
  for (const { middle, figure, isLast } of points) {
    const look = isLast ? ({ radius: 8, colour: 'data-2' } as const) : ({ radius: 5, colour: 'data-4' } as const);
    if (figure) marks.push({ kind: 'dot', x: middle, y: height(figure), isHollow: !isLast, ...look });
  }
  for (const point of withRoom(points)) marks.push(centred(point, (point.figure ? height(point.figure) : bottom) - 12));
  const yearLine = bottom + 8 + labelSize * ascent;
  const named = points.map(({ year, ...point }) => ({ ...point, text: String(year), size: labelSize }));
  for (const text of withRoom(named)) marks.push(centred(text, yearLine));
  return { marks, bottom: yearLine + 4 };
}

/** Room above the scale for the value of the highest dot. */
function roomOver({ min, max }: Trend['axis'], rows: readonly Row[]): number {
  const highest = Math.max(...rows.flatMap(({ values }) => values.map((figure) => figure?.value ?? min)));
  return Math.max(12, 30 - ((max - highest) / (max - min || 1)) * plotHeight);
}

/** The trend of figures over editions: a panel for each on a common scale, with the years spaced in proportion. */
export function trend(chart: Trend & { stages: readonly Row[] }, { width, isNarrow, words }: ChartLayout): Scene {
  const columns = isNarrow || chart.stages.length === 1 ? 1 : 2;
  const columnWidth = (width - gutter * (columns - 1)) / columns;
  const roomAbove = roomOver(chart.axis, chart.stages);
  const marks: Mark[] = [];
  let top = 0;
  let bottom = 0;
  chart.stages.forEach((row, index) => {
    const column = index % columns;
    if (column === 0 && index > 0) top = bottom + 30;
    const part = panel(row, chart, {
      x: column * (columnWidth + gutter),
      y: top,
      width: columnWidth,
      words,
      roomAbove,
    });
    marks.push(...part.marks);
    bottom = Math.max(bottom, part.bottom);
  });
  return { width, height: bottom + 2, marks };
}
