import { figureNumber } from '#content/figure-text.ts';
import type { ChartOf, Figure } from '#content/schemas.ts';
import { labelled } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import { ascent, type Colour, label, labelSize, line, type Mark, type Scene, valueSize } from '../chart-kit/marks.ts';
import { linearScale } from '../chart-kit/scale.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import { whisker } from '../chart-kit/whisker.ts';
import type { ChartLayout } from './chart-layout.ts';

type Profile = ChartOf<'profile'>;
type Dot = Extract<Mark, { kind: 'dot' }>;
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
function xOfValue(at: number, side: 1 | -1, { rings, width }: { rings: readonly number[]; width: number }): number {
  const overlaps = (x: number, ring: number) =>
    (ring - x) * side > -ringRadius && (ring - x) * side < width + ringRadius;
  let x = at + side * 16;
  for (const ring of rings.toSorted((one, other) => (one - other) * side)) {
    if (overlaps(x, ring)) x = ring + side * (ringRadius + 7);
  }
  return x;
}

/**
 * Rows on a scale between two poles. The latest year is a bar from the middle; earlier years, where published, are
 * rings.
 */
export function profile(
  { axis, years, rows, missing }: Profile,
  { width, narrow, highlight, words }: ChartLayout,
): Scene {
  const earlier = years.slice(0, -1);
  const rowHeight = narrow ? 62 : 52;
  const left = narrow ? 12 : Math.max(...rows.map((row) => textWidth(row.label, labelSize, 600))) + 36;
  const right = narrow ? width - 12 : width - earlier.length * columnWidth - 36;
  const scale = linearScale(axis, left, right, 34);
  const middleValue = (axis.min + axis.max) / 2;
  const middle = scale.at(middleValue);
  const hasRing = (index: number) => rows.some(({ values }) => values[index]);
  const ringYears = earlier.filter((_, index) => hasRing(index));
  // On phones the rings are named above the scale, otherwise in the columns of their years.
  const keyHeight = narrow && ringYears.length > 0 ? labelSize + 14 : 0;
  const top = keyHeight + labelSize + 14;
  const bottom = top + rows.length * rowHeight;
  const marks: Mark[] = [];
  const ring = (index: number, x: number, y: number): Dot => ({
    kind: 'dot',
    x,
    y,
    radius: ringRadiusOf(earlier.length - 1 - index),
    colour: 'data-4',
    hollow: true,
  });

  for (const tick of scale.ticks) {
    const isMiddle = tick === middleValue;
    marks.push(
      line(scale.at(tick), top, scale.at(tick), bottom, isMiddle ? 'ink-muted' : 'rule'),
      label(String(tick), scale.at(tick), bottom + 8 + labelSize * ascent, { colour: 'ink-muted', anchor: 'middle' }),
    );
  }
  const headline = keyHeight + labelSize * ascent;
  if (keyHeight > 0) {
    ringYears.forEach((year, column) => {
      const y = labelSize * ascent;
      marks.push(
        ring(years.indexOf(year), 8 + column * columnWidth, y - labelSize * 0.36),
        label(String(year), 20 + column * columnWidth, y, { colour: 'ink-muted' }),
      );
    });
  }
  if (axis.ends) {
    marks.push(
      label(axis.ends.min, narrow ? 0 : left, headline, { weight: 600 }),
      label(axis.ends.max, narrow ? width : right, headline, { weight: 600, anchor: 'end' }),
      label(words.middle, middle, headline, { colour: 'ink-muted', anchor: 'middle' }),
    );
  }
  if (!narrow) {
    earlier.forEach((year, index) => {
      const x = width - (earlier.length - 1 - index) * columnWidth;
      marks.push(label(String(year), x, headline, { colour: 'ink-muted', anchor: 'end' }));
      if (hasRing(index))
        marks.push(ring(index, x - textWidth(String(year), labelSize) - 11, headline - labelSize * 0.36));
    });
  }

  rows.forEach((row, rowIndex) => {
    const rowTop = top + rowIndex * rowHeight;
    const y = narrow ? rowTop + 42 : rowTop + rowHeight / 2;
    const colour: Colour = highlight.includes(row.label) ? 'data-2' : 'data-1';
    if (narrow) {
      const beside = earlierYears({ years: earlier, values: row.values, missing }, words.language);
      marks.push(
        // Covers the grid lines behind the labels.
        { kind: 'bar', x: 0, y: rowTop, width, height: 24, paint: { colour: 'paper', texture: 'solid' } },
        label(row.label, 0, rowTop + 17, { weight: 600 }),
        label(beside, width, rowTop + 17, { colour: 'ink-muted', anchor: 'end', size: 14 }),
      );
    } else {
      marks.push(label(row.label, 0, y + labelSize * 0.36, { weight: 600 }));
      earlier.forEach((_, index) => {
        const figure = row.values[index];
        const x = width - (earlier.length - 1 - index) * columnWidth;
        marks.push(
          label(figure ? figureNumber(figure, words.language) : missing, x, y + labelSize * 0.36, {
            colour: 'ink-muted',
            anchor: 'end',
          }),
        );
      });
    }
    const ringMarks = row.values
      .slice(0, -1)
      .flatMap((figure, index) => (figure ? [ring(index, scale.at(figure.value), y)] : []));
    const rings = ringMarks.map(({ x }) => x);
    const latest = row.values.at(-1);
    if (!latest) {
      const missingX = xOfValue(middle, 1, { rings, width: textWidth(missing, labelSize) });
      marks.push(...ringMarks, label(missing, missingX, y + labelSize * 0.36, { colour: 'ink-muted' }));
      return;
    }
    const at = scale.at(latest.value);
    const isOver = latest.value >= middleValue;
    const { low, high } = latest.interval ?? { low: latest.value, high: latest.value };
    // The text starts beyond the interval if that is wider than the dot.
    const edge = isOver ? Math.max(at, scale.at(high) - 8) : Math.min(at, scale.at(low) + 8);
    const paint = { colour, texture: 'solid' as const };
    const text = figureNumber(latest, words.language);
    const textX = xOfValue(edge, isOver ? 1 : -1, {
      rings,
      width: textWidth(text, valueSize, 600),
    });
    marks.push(
      { kind: 'bar', x: Math.min(at, middle), y: y - 5, width: Math.abs(at - middle), height: 10, paint },
      ...ringMarks,
      { kind: 'dot', x: at, y, radius: 9, colour, hollow: false },
      ...whisker(latest, scale, y),
      label(text, textX, y + valueSize * 0.36, {
        size: valueSize,
        weight: 600,
        anchor: isOver ? 'start' : 'end',
      }),
    );
  });
  return { width, height: bottom + 12 + labelSize, marks };
}
