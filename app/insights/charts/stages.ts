import type { ChartOf } from '#content/schemas.ts';
import { differenceText, figureWithUnit } from '#domain/insights/insight-values.ts';
import { ascent, label, labelSize, type Mark, type Scene, valueSize } from '../chart-kit/marks.ts';
import { paintsFor } from '../chart-kit/paints.ts';
import { linearScale } from '../chart-kit/scale.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import type { ChartLayout } from './chart-layout.ts';

const headingSize = 17;
const yearWidth = 48;

/** Stages with a bar per year and the difference between first and last; unpublished values stay empty. */
export function stages(
  { axis, years, stages: rows, differenceLabel, missing }: ChartOf<'stages'>,
  { width, narrow, words }: ChartLayout,
): Scene {
  const lastYear = String(years.at(-1));
  const paints = paintsFor(years.map(String), [lastYear], true);
  const thickness = narrow ? 28 : 32;
  const differenceWidth = Math.max(textWidth(differenceLabel, labelSize), narrow ? 70 : 96);
  const values = rows.flatMap((row) => row.values).filter((figure) => figure !== null);
  const widestValue = Math.max(
    0,
    ...values.map((figure) => textWidth(figureWithUnit(figure, words), valueSize, 600) + 10),
  );
  const trackEnd = width - differenceWidth - 20;
  const scale = linearScale(axis, yearWidth, trackEnd - widestValue);
  const marks: Mark[] = [label(differenceLabel, width, labelSize * ascent, { colour: 'ink-muted', anchor: 'end' })];
  let top = 0;
  rows.forEach((row, index) => {
    if (index > 0) top += 18;
    marks.push(label(row.label, 0, top + headingSize * ascent, { size: headingSize, weight: 600 }));
    top += headingSize + 10;
    const firstTop = top;
    years.forEach((year, yearIndex) => {
      const figure = row.values[yearIndex];
      const baseline = top + thickness / 2 + labelSize * 0.36;
      marks.push(label(String(year), 0, baseline, { colour: 'ink-muted' }));
      if (figure) {
        const length = scale.at(figure.value) - scale.start;
        const paint = paints[yearIndex] ?? { colour: 'data-1', texture: 'solid' };
        marks.push(
          { kind: 'bar', x: scale.start, y: top, width: length, height: thickness, paint },
          label(figureWithUnit(figure, words), scale.start + length + 8, top + thickness / 2 + valueSize * 0.36, {
            size: valueSize,
            weight: 600,
          }),
        );
      } else {
        marks.push(
          { kind: 'vacancy', x: scale.start, y: top, width: trackEnd - scale.start, height: thickness },
          label(missing, scale.start + 12, baseline, { colour: 'ink-muted' }),
        );
      }
      top += thickness + 6;
    });
    const blockHeight = top - 6 - firstTop;
    const first = row.values[0];
    const last = row.values.at(-1);
    if (first && last) {
      marks.push(
        label(differenceText(first, last, words.language), width, firstTop + blockHeight / 2 + 22 * 0.36, {
          size: 22,
          weight: 600,
          anchor: 'end',
        }),
      );
    } else {
      marks.push({
        kind: 'vacancy',
        x: width - differenceWidth,
        y: firstTop,
        width: differenceWidth,
        height: blockHeight,
      });
    }
  });
  return { width, height: top - 4, marks };
}
