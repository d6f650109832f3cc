import type { Axis } from '#content/chart-schemas.ts';
import type { Figure } from '#content/figure-schemas.ts';
import type { ChartWords } from '#domain/insights/german-chart-words.ts';
import { figureWithUnit } from '#domain/insights/insight-values.ts';
import { percentSign } from '#platform/numbers.ts';
import { grid } from './axis.ts';
import { heading, headingSize } from './heading.ts';
import { ascent, centredBaseline, label, labelSize, type Mark, type Paint, type Part, valueSize } from './marks.ts';
import { isDrawnAsPosition, positionRadius, valueMarks } from './positions.ts';
import { linearScale, originOf } from './scale.ts';
import { textWidth } from './text-width.ts';
import { highestValue } from './whisker.ts';

interface BarRow {
  label: string;
  figure: Figure;
  paint: Paint;
  /** A heading above the row. */
  heading?: string;
}

interface BarsOptions {
  x: number;
  y: number;
  width: number;
  axis: Axis;
  rows: readonly BarRow[];
  thickness: number;
  /** Position of the labels; above the bars on narrow screens. */
  labels: 'before' | 'above';
  words: ChartWords;
}

const gapBetweenRows = 8;

/** Horizontal bars from the origin of the axis, or positions on a scale, each with its label and its value. */
export function bars({ x, y, width, axis, rows, thickness, labels, words }: BarsOptions): Part {
  const values = rows.map(({ figure }) => figureWithUnit(figure, words));
  const widestLabel = Math.max(...rows.map((row) => textWidth(row.label, labelSize)));
  const widestValue = Math.max(...values.map((value) => textWidth(value, valueSize, 600)));
  const isPercent = rows[0]?.figure.unit === 'percent';
  const isPosition = isDrawnAsPosition(
    axis,
    rows.map(({ figure }) => figure),
  );
  const start = (labels === 'before' ? x + widestLabel + 14 : x + 1) + (isPosition ? positionRadius : 0);
  const highest = Math.max(originOf(axis), ...rows.map(({ figure }) => highestValue(figure)));
  const longest = (highest - axis.min) / (axis.max - axis.min);
  // Leaves space for the value of a bar that nearly reaches the end of the axis.
  const end = isPosition
    ? x + width - widestValue - 2 * positionRadius
    : Math.min(x + width - (isPercent ? 1 : 6), (x + width - widestValue - 8 - start) / longest + start);
  const scale = linearScale(axis, start, end, isPercent ? 70 : 34);
  const marks: Mark[] = [];
  const bands: [number, number][] = [];
  let top = y;
  rows.forEach((row, index) => {
    if (row.heading) {
      top += index === 0 ? 0 : 14;
      marks.push(heading(row.heading, x, top));
      top += headingSize + 12;
    }
    if (labels === 'above') {
      top += index === 0 ? 0 : 6;
      marks.push(label(row.label, x, top + labelSize * ascent));
      top += labelSize + 9;
    }
    const middle = top + thickness / 2;
    if (labels === 'before')
      marks.push(label(row.label, x, centredBaseline(middle, labelSize), { colour: 'ink-muted' }));
    const { figure, paint } = row;
    marks.push(...valueMarks({ figure, text: values[index] ?? '', scale, middle, thickness, paint, isPosition }));
    const previous = bands.at(-1);
    if (previous && top - previous[1] <= gapBetweenRows) previous[1] = top + thickness + 4;
    else bands.push([top - 4, top + thickness + 4]);
    top += thickness + gapBetweenRows;
  });
  const axisPart = grid(scale, bands, {
    suffix: isPercent ? percentSign(words.language) : '',
    startsBars: !isPosition,
  });
  return { marks: [...axisPart.marks, ...marks], bottom: axisPart.bottom };
}
