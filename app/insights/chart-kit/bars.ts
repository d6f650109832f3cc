import type { Axis, Figure } from '#content/schemas.ts';
import { figureWithUnit } from '#domain/insights/insight-values.ts';
import { grid } from './axis.ts';
import { ascent, label, labelSize, type Mark, type Paint, type Part, valueSize } from './marks.ts';
import { linearScale } from './scale.ts';
import { textWidth } from './text-width.ts';

export interface BarRow {
  label: string;
  figure: Figure;
  paint: Paint;
  /** Space above the row, and a heading in it. */
  heading?: string;
}

interface BarsOptions {
  x: number;
  y: number;
  width: number;
  axis: Axis;
  rows: readonly BarRow[];
  thickness: number;
  /** Labels stand before the bars, or above them where there is little room. */
  labels: 'before' | 'above';
}

const gapBetweenRows = 8;
const headingSize = 17;

/** Horizontal bars from the start of the axis, each with its label and, at its end, its value. */
export function bars({ x, y, width, axis, rows, thickness, labels }: BarsOptions): Part {
  const values = rows.map(({ figure }) => figureWithUnit(figure));
  const widestLabel = Math.max(...rows.map((row) => textWidth(row.label, labelSize)));
  const widestValue = Math.max(...values.map((value) => textWidth(value, valueSize, 600)));
  const isPercent = rows[0]?.figure.unit === 'percent';
  const start = labels === 'before' ? x + widestLabel + 12 : x + 1;
  const longest = Math.max(...rows.map(({ figure }) => figure.value)) / axis.max;
  // Where a bar comes close to the end of the axis, its value needs room beyond it.
  const end = Math.min(x + width, (x + width - widestValue - 8 - start) / longest + start) - 2;
  const scale = linearScale(axis, start, end, end - start > 260 ? 9 : 5);
  const marks: Mark[] = [];
  let top = y;
  rows.forEach((row, index) => {
    if (row.heading) {
      top += index === 0 ? 0 : 14;
      marks.push(label(row.heading, x, top + headingSize * ascent, { size: headingSize, weight: 600 }));
      top += headingSize + 10;
    }
    if (labels === 'above') {
      marks.push(label(row.label, start, top + labelSize * ascent + 1));
      top += labelSize + 6;
    }
    const middle = top + thickness / 2;
    const length = scale.at(row.figure.value) - start;
    if (labels === 'before') marks.push(label(row.label, x, middle + labelSize * 0.36, { colour: 'ink-muted' }));
    marks.push({ kind: 'bar', x: start, y: top, width: length, height: thickness, paint: row.paint });
    marks.push(
      label(values[index] ?? '', start + length + 8, middle + valueSize * 0.36, { size: valueSize, weight: 600 }),
    );
    top += thickness + gapBetweenRows;
  });
  const axisPart = grid(
    scale,
    y + (rows[0]?.heading ? headingSize + 6 : labels === 'above' ? labelSize + 2 : -4),
    top - 2,
    isPercent ? '%' : '',
  );
  return { marks: [...axisPart.marks, ...marks], bottom: axisPart.bottom };
}
