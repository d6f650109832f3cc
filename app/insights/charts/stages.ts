import type { ChartOf } from '#content/schemas.ts';
import { differenceText, figureWithUnit } from '#domain/insights/insight-values.ts';
import { labelled } from '#platform/labelled.ts';
import { heading, headingSize } from '../chart-kit/heading.ts';
import { ascent, centredBaseline, label, labelSize, type Mark, type Scene, valueSize } from '../chart-kit/marks.ts';
import { paintsFor } from '../chart-kit/paints.ts';
import { isDrawnAsPosition, positionRadius, valueMarks } from '../chart-kit/positions.ts';
import { linearScale } from '../chart-kit/scale.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import type { ChartLayout } from './chart-layout.ts';

const yearWidth = 48;

/** Stages with a bar or position per year and the difference between first and last. */
export function stages(
  { axis, years, stages: rows, differenceLabel, missing }: ChartOf<'stages'>,
  { width, isNarrow, words }: ChartLayout,
): Scene {
  const lastYear = String(years.at(-1));
  const paintOf = paintsFor(years.map(String), [lastYear], true);
  const thickness = isNarrow ? 28 : 32;
  const differenceWidth = Math.max(textWidth(differenceLabel, labelSize), isNarrow ? 70 : 96);
  const values = rows.flatMap((row) => row.values).filter((figure) => figure !== null);
  const widestValue = Math.max(
    0,
    ...values.map((figure) => textWidth(figureWithUnit(figure, words), valueSize, 600) + 10),
  );
  const trackEnd = width - differenceWidth - 20;
  const isPosition = isDrawnAsPosition(axis, values);
  const scale = linearScale(axis, yearWidth + (isPosition ? positionRadius : 0), trackEnd - widestValue);
  const marks: Mark[] = [label(differenceLabel, width, labelSize * ascent, { colour: 'ink-muted', anchor: 'end' })];
  let top = 0;
  rows.forEach((row, index) => {
    if (index > 0) top += 18;
    marks.push(heading(row.label, 0, top));
    top += headingSize + 10;
    const firstTop = top;
    if (row.values.every((figure) => figure === null)) {
      marks.push(
        label(labelled(years.join(', '), missing, words.language), 0, top + labelSize * ascent, {
          colour: 'ink-muted',
        }),
      );
      marks.push(label('–', width, top + labelSize * ascent, { colour: 'ink-muted', anchor: 'end' }));
      top += labelSize + 10;
      return;
    }
    years.forEach((year, yearIndex) => {
      const figure = row.values[yearIndex];
      const middle = top + thickness / 2;
      marks.push(label(String(year), 0, centredBaseline(middle, labelSize), { colour: 'ink-muted' }));
      if (figure) {
        const paint = paintOf(String(year));
        const text = figureWithUnit(figure, words);
        marks.push(...valueMarks({ figure, text, scale, middle, thickness, paint, isPosition }));
      } else marks.push(label(missing, scale.start, centredBaseline(middle, labelSize), { colour: 'ink-muted' }));
      top += thickness + 6;
    });
    const blockHeight = top - 6 - firstTop;
    const first = row.values[0];
    const last = row.values.at(-1);
    const isKnown = first && last;
    const size = isKnown ? 22 : labelSize;
    marks.push(
      label(
        isKnown ? differenceText(first, last, words.language) : '–',
        width,
        centredBaseline(firstTop + blockHeight / 2, size),
        { size, anchor: 'end', ...(isKnown ? { weight: 600 } : { colour: 'ink-muted' }) },
      ),
    );
  });
  return { width, height: top - 4, marks };
}
