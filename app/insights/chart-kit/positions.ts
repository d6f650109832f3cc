import type { Axis } from '#content/chart-schemas.ts';
import type { Figure } from '#content/figure-schemas.ts';
import { centredBaseline, label, line, type Mark, type Paint, valueSize } from './marks.ts';
import type { Scale } from './scale.ts';
import { highestValue, whisker } from './whisker.ts';

export const positionRadius = 9;

/** Whether values are shown as positions, because the scale of 1 to 7 has no zero from which bars could start. */
export const isDrawnAsPosition = ({ min }: Axis, figures: readonly Figure[]): boolean =>
  min >= 1 && figures.length > 0 && figures.every(({ unit }) => unit === 'scale-1-7');

interface ShownValue {
  figure: Figure;
  /** The formatted value. */
  text: string;
  scale: Scale;
  /** The vertical middle of the row. */
  middle: number;
  thickness: number;
  paint: Paint;
  isPosition: boolean;
}

/**
 * A value as a bar from the origin of the scale or as a position on it, with its confidence interval, followed by its
 * text.
 */
export function valueMarks({ figure, text, scale, middle, thickness, paint, isPosition }: ShownValue): Mark[] {
  const valueX = scale.at(figure.value);
  const reach = scale.at(highestValue(figure));
  const textAt = (x: number) => label(text, x, centredBaseline(middle, valueSize), { size: valueSize, weight: 600 });
  if (!isPosition) {
    const origin = scale.at(scale.origin);
    return [
      {
        kind: 'bar',
        x: Math.min(origin, valueX),
        y: middle - thickness / 2,
        width: Math.abs(valueX - origin),
        height: thickness,
        paint,
      },
      ...whisker(figure, scale, middle),
      textAt(Math.max(origin, reach) + 8),
    ];
  }
  const { colour, texture } = paint;
  const edge = Math.max(valueX + positionRadius, reach);
  return [
    line(scale.start, middle, scale.end, middle),
    { kind: 'dot', x: valueX, y: middle, radius: positionRadius, colour, isHollow: texture === 'hatch' },
    // Covers the line behind the text.
    {
      kind: 'bar',
      x: edge + 4,
      y: middle - 1,
      width: text.length * valueSize * 0.6,
      height: 2,
      paint: { colour: 'paper', texture: 'solid' },
    },
    ...whisker(figure, scale, middle),
    textAt(edge + 8),
  ];
}
