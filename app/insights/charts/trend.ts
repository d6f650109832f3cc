import { figureText } from '#content/figure-text.ts';
import type { ChartOf, Figure } from '#content/schemas.ts';
import { percentSign } from '#platform/numbers.ts';
import { ascent, label, labelSize, line, type Mark, type Part, type Scene, valueSize } from '../chart-kit/marks.ts';
import { linearScale } from '../chart-kit/scale.ts';
import { textWidth, wrapText } from '../chart-kit/text-width.ts';
import type { ChartLayout } from './chart-layout.ts';

type Trend = Pick<ChartOf<'stages'>, 'axis' | 'years' | 'missing'>;
type Row = ChartOf<'stages'>['stages'][number];

const headingSize = 17;
const plotHeight = 88;
const gutter = 44;

/** A text over or under a point in time. */
interface Centred {
  at: number;
  text: string;
  size: number;
  weight: 400 | 600;
}

/** The texts that have room beside each other; later years come first. */
function withRoom(texts: readonly Centred[]): Centred[] {
  const kept: Centred[] = [];
  for (const text of texts.toReversed()) {
    const half = textWidth(text.text, text.size, text.weight) / 2;
    const next = kept.at(-1);
    const start = next ? next.at - textWidth(next.text, next.size, next.weight) / 2 : Number.POSITIVE_INFINITY;
    if (text.at + half + 6 <= start) kept.push(text);
  }
  return kept;
}

const centred = ({ at, text, size, weight }: Centred, y: number): Mark =>
  label(text, at, y, { size, weight, anchor: 'middle', colour: weight === 600 ? 'ink' : 'ink-muted' });

/** One row: its values over the years, with the latest alone in the signal colour; years without a value interrupt the line. */
function panel(
  row: Row,
  { axis, years, missing }: Trend,
  { x, y, width, words, room }: Pick<ChartLayout, 'width' | 'words'> & { x: number; y: number; room: number },
): Part {
  const heading = wrapText(row.label, width, headingSize, 600);
  const marks: Mark[] = heading.map((text, index) =>
    label(text, x, y + (index + ascent) * headingSize * 1.2, { size: headingSize, weight: 600 }),
  );
  const top = y + heading.length * headingSize * 1.2 + room;
  const bottom = top + plotHeight;
  const sign = row.values.some((figure) => figure?.unit === 'percent') ? percentSign(words.language) : '';
  const ends = [axis.max, axis.min].map((value) => `${value}${sign}`);
  const left = x + Math.max(...ends.map((text) => textWidth(text, labelSize))) + 8;
  const right = x + width;
  for (const [index, text] of ends.entries()) {
    const at = index === 0 ? top : bottom;
    marks.push(line(left, at, right, at, index === 0 ? 'rule' : 'ink-muted'));
    marks.push(label(text, left - 8, at + labelSize * 0.36, { colour: 'ink-muted', anchor: 'end' }));
  }
  const [first = 0, last = first] = [years[0], years.at(-1)];
  const overTime = linearScale({ min: first, max: Math.max(last, first + 1) }, left + 26, right - 26);
  const height = (figure: Figure) => bottom - ((figure.value - axis.min) / (axis.max - axis.min || 1)) * (bottom - top);
  const points = years.map((year, index) => ({ year, at: overTime.at(year), figure: row.values[index] ?? null }));
  points.forEach(({ at, figure }, index) => {
    const next = points[index + 1];
    if (figure && next?.figure) marks.push(line(at, height(figure), next.at, height(next.figure), 'data-4', 2));
  });
  const textOf = (of: (point: (typeof points)[number]) => string, size: number): Centred[] =>
    points.map((point) => ({ at: point.at, text: of(point), size, weight: point.year === last ? 600 : 400 }));
  const values = withRoom(textOf(({ figure }) => (figure ? figureText(figure, words.language) : missing), labelSize));
  for (const { at, figure, year } of points) {
    const isLast = year === last;
    if (figure) {
      const colour = isLast ? 'data-2' : 'data-4';
      marks.push({ kind: 'dot', x: at, y: height(figure), radius: isLast ? 8 : 5, colour, hollow: !isLast });
    }
    const text = values.find((value) => value.at === at);
    if (text)
      marks.push(centred({ ...text, size: isLast ? valueSize : labelSize }, (figure ? height(figure) : bottom) - 12));
  }
  const yearLine = bottom + 8 + labelSize * ascent;
  for (const text of withRoom(textOf(({ year }) => String(year), labelSize))) marks.push(centred(text, yearLine));
  return { marks, bottom: yearLine + 4 };
}

/** Room over the scale for the value of the highest dot. */
function roomOver({ min, max }: Trend['axis'], rows: readonly Row[]): number {
  const highest = Math.max(...rows.flatMap(({ values }) => values.map((figure) => figure?.value ?? min)));
  return Math.max(12, 30 - ((max - highest) / (max - min || 1)) * plotHeight);
}

/** How figures moved over editions: a panel for each, on the same scales, with the years in proportion. */
export function trend(chart: Trend & { stages: readonly Row[] }, { width, narrow, words }: ChartLayout): Scene {
  const columns = narrow || chart.stages.length === 1 ? 1 : 2;
  const columnWidth = (width - gutter * (columns - 1)) / columns;
  const room = roomOver(chart.axis, chart.stages);
  const marks: Mark[] = [];
  let top = 0;
  let bottom = 0;
  chart.stages.forEach((row, index) => {
    const column = index % columns;
    if (column === 0 && index > 0) top = bottom + 30;
    const part = panel(row, chart, { x: column * (columnWidth + gutter), y: top, width: columnWidth, words, room });
    marks.push(...part.marks);
    bottom = Math.max(bottom, part.bottom);
  });
  return { width, height: bottom + 2, marks };
}
