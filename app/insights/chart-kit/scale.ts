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
 * A linear scale between two pixels, with round ticks; the last value of the axis is one of them where that is possible.
 * @param tickRoom pixels that a tick's number needs
 */
export function linearScale({ min, max }: Axis, start: number, end: number, tickRoom = 52): Scale {
  const at = (value: number) => start + ((value - min) / (max - min)) * (end - start);
  const fits = (step: number) => (max - min) / step <= (end - start) / tickRoom;
  const step = steps.find((one) => fits(one) && (max - min) % one === 0) ?? steps.find(fits) ?? max - min;
  const first = Math.ceil(min / step) * step;
  const count = Math.floor((max - first) / step) + 1;
  return { at, start, end, ticks: Array.from({ length: count }, (_, index) => first + index * step) };
}
