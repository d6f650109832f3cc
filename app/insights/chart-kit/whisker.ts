import type { Figure } from '#content/schemas.ts';
import { line, type Mark } from './marks.ts';
import type { Scale } from './scale.ts';

const capHeight = 10;

/** The confidence interval of a figure as a line with caps; light around it, so that it shows on bars too. */
export function whisker({ interval }: Figure, scale: Pick<Scale, 'at'>, y: number): Mark[] {
  if (!interval) return [];
  const low = scale.at(interval.low);
  const high = scale.at(interval.high);
  const strokes = (colour: 'paper' | 'ink', width: number) => [
    line(low, y, high, y, colour, width),
    ...[low, high].map((x) => line(x, y - capHeight / 2, x, y + capHeight / 2, colour, width)),
  ];
  return [...strokes('paper', 5), ...strokes('ink', 1.5)];
}

/** The highest value that a figure takes in a chart. */
export const highestValue = ({ value, interval }: Figure): number => Math.max(value, interval?.high ?? value);
