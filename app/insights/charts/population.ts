import type { ChartOf, LabelledFigure } from '#content/schemas.ts';
import { figureWithUnit, intervalText, labelWithInterval } from '#domain/insights/insight-values.ts';
import { ascent, label, labelSize, line, type Mark, type Scene } from '../chart-kit/marks.ts';
import { paintsFor } from '../chart-kit/paints.ts';
import { textWidth } from '../chart-kit/text-width.ts';
import type { ChartLayout } from './chart-layout.ts';

const perRow = 10;

/** A hundred dots, one per percent of the respondents, row by row. */
export function population({ blocks }: ChartOf<'population'>, { width, narrow, highlight, words }: ChartLayout): Scene {
  const pitch = narrow ? Math.floor(width / perRow) : 34;
  const radius = pitch * 0.38;
  const marks: Mark[] = [];
  let top = 0;
  blocks.forEach((block, blockIndex) => {
    if (blockIndex > 0) top += 32;
    if (blocks.length > 1) {
      marks.push(label(block.label, 0, top + 17 * ascent, { size: 17, weight: 600 }));
      top += 34;
    }
    const paints = paintsFor(
      block.parts.map((part) => part.label),
      highlight,
    );
    if (narrow) {
      block.parts.forEach((part, index) => {
        const { figure } = part;
        const name = labelWithInterval(part, words);
        const paint = paints[index];
        const y = top + 12;
        if (paint)
          marks.push({ kind: 'dot', x: radius, y, radius: 9, colour: paint.colour, hollow: paint.texture === 'hatch' });
        marks.push(
          label(figureWithUnit(figure, words), 30, y + 20 * 0.36, { size: 20, weight: 600 }),
          label(name, 86, y + labelSize * 0.36),
        );
        top += 30;
      });
      top += 10;
    }
    const intervalBelow = ({ figure }: LabelledFigure, x: number, y: number) => {
      const interval = intervalText(figure, words);
      return interval ? [label(interval, x, y, { colour: 'ink-muted' })] : [];
    };
    let sum = 0;
    let lastLabel = Number.NEGATIVE_INFINITY;
    block.parts.forEach((part, index) => {
      const { figure } = part;
      const first = Math.round(sum);
      sum += figure.value;
      const end = Math.min(100, Math.round(sum));
      const paint = paints[index];
      for (let dot = first; dot < end && paint; dot += 1) {
        const x = (dot % perRow) * pitch + pitch / 2;
        const y = top + Math.floor(dot / perRow) * pitch + pitch / 2;
        marks.push({ kind: 'dot', x, y, radius, colour: paint.colour, hollow: paint.texture === 'hatch' });
      }
      if (narrow) return;
      const isLarge = end - first >= 2 * perRow;
      const size = isLarge ? 64 : 26;
      const middle = top + (((first + end) / 2 / perRow) * pitch || 0);
      const y = Math.max(middle, lastLabel + 34);
      lastLabel = y;
      const edge = perRow * pitch;
      const value = figureWithUnit(figure, words);
      // French values are wider, with a space before '%'.
      const afterValue = edge + 36 + textWidth(value, size, 600) + size / 6;
      const name = Math.max(edge + (isLarge ? 184 : 100), afterValue);
      marks.push(
        line(edge + 6, middle, edge + 26, y, 'ink-muted'),
        label(value, edge + 36, y + size * 0.36, { size, weight: 600 }),
        ...(isLarge
          ? [label(part.label, name, y + 24 * 0.36, { size: 24 }), ...intervalBelow(part, name, y + 30)]
          : [label(labelWithInterval(part, words), name, y + labelSize * 0.36, { colour: 'ink-muted' })]),
      );
    });
    top += perRow * pitch;
  });
  return { width, height: top, marks };
}
