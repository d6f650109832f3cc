import type { Axis } from '#content/schemas.ts';

export interface Scale {
  /** Pixel of a value. */
  at(value: number): number;
  start: number;
  end: number;
  ticks: number[];
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/**
 * A linear scale between two pixels, with round ticks.
 * @param mostTicks how many ticks there is room for, at least two
 */
export function linearScale({ min, max }: Axis, start: number, end: number, mostTicks: number): Scale {
  const at = (value: number) => start + ((value - min) / (max - min)) * (end - start);
  const step = steps.find((candidate) => (max - min) / candidate + 1 <= mostTicks) ?? max - min;
  const first = Math.ceil(min / step) * step;
  const count = Math.floor((max - first) / step) + 1;
  return { at, start, end, ticks: Array.from({ length: count }, (_, index) => first + index * step) };
}
