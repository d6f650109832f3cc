import type { Figure } from '#content/figure-schemas.ts';
import { line, type Mark } from './marks.ts';
import type { Scale } from './scale.ts';

const capHeight = 10;

/** The confidence interval of a figure as a line with caps, with a light outline that shows it on bars too. */
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

/** The highest value drawn for a figure: its own or the end of its interval. */
export const highestValue = ({ value, interval }: Figure): number => Math.max(value, interval?.high ?? value);
