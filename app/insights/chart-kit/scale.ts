import type { Axis } from '#content/chart-schemas.ts';

export interface Scale {
  /** Position of a value in pixels. */
  at(value: number): number;
  start: number;
  end: number;
  origin: number;
  ticks: number[];
}

/** The value from which bars are drawn: zero, or the end of the axis that is nearest to it. */
export const originOf = ({ min, max }: Axis): number => Math.min(Math.max(0, min), max);

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/**
 * A linear scale between two pixels with round ticks, if possible with one at each end.
 * @param tickRoom width of a tick's number in pixels
 */
export function linearScale(axis: Axis, start: number, end: number, tickRoom = 52): Scale {
  const { min, max } = axis;
  const origin = originOf(axis);
  const at = (value: number) => start + ((value - min) / (max - min)) * (end - start);
  const fits = (step: number) => (max - min) / step <= (end - start) / tickRoom;
  const dividing = steps.find((step) => fits(step) && (max - min) % step === 0 && (origin - min) % step === 0);
  const step = dividing ?? steps.find(fits) ?? max - min;
  const first = dividing && Number.isInteger(min) ? min : Math.ceil(min / step) * step;
  const count = Math.floor((max - first) / step) + 1;
  return { at, start, end, origin, ticks: Array.from({ length: count }, (_, index) => first + index * step) };
}
