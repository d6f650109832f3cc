import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { sampleFigure } from '#tests/made-up/sample-figure.ts';
import { confidenceInterval } from './figure-interval.ts';
import type { Figure } from './figure-schemas.ts';

const figure = (values: Partial<Figure>) => sampleFigure({ hasInterval: true, ...values });

/** The share of a normal distribution between -z and z, by Simpson's rule. */
function between(z: number): number {
  const steps = 2_000;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const width = (2 * z) / steps;
  let sum = density(-z) + density(z);
  for (let step = 1; step < steps; step++) sum += (step % 2 === 1 ? 4 : 2) * density(-z + step * width);
  return (sum * width) / 3;
}

/** The shares that a test at 5 % doesn't reject for an observed one, found by a search instead of the equation. */
function acceptedShares(observed: number, respondents: number): [number, number] {
  const isAccepted = (share: number) => {
    const error = Math.sqrt((share * (1 - share)) / respondents);
    return error === 0 ? share === observed : between(Math.abs(observed - share) / error) <= 0.95;
  };
  const edge = (from: number, to: number) => {
    let [inside, outside] = [from, to];
    for (let i = 0; i < 45; i++) {
      const middle = (inside + outside) / 2;
      if (isAccepted(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return [edge(observed, 0), edge(observed, 1)];
}

describe('confidence intervals', () => {
  test('the interval of a share contains the shares that a test would not reject', () => {
    for (const [value, respondents] of [
      [42, 1009],
      [5.3, 1009],
      [73.1, 812],
      [50, 30],
      [1, 200],
    ] as const) {
      const interval = confidenceInterval(figure({ value }), respondents);
      const [low, high] = acceptedShares(value / 100, respondents);
      expect(interval?.low).toBeCloseTo(100 * low, 5);
      expect(interval?.high).toBeCloseTo(100 * high, 5);
    }
  });

  test('the interval of a mean contains 95 % of its distribution', () => {
    const interval = confidenceInterval(figure({ value: 5.61, unit: 'scale-1-7', standardDeviation: 1.4 }), 1009);
    const errors = ((interval?.high ?? 0) - 5.61) / Math.sqrt(1.4 ** 2 / 1009);
    expect(between(errors)).toBeCloseTo(0.95, 9);
    expect((interval?.high ?? 0) - 5.61).toBeCloseTo(5.61 - (interval?.low ?? 0), 12);
  });

  test('the interval of a share contains it, stays between 0 and 100, and is narrower with more respondents', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    forAll(percent, fc.integer({ min: 1, max: 100_000 }), (value, respondents) => {
      const { low, high } = confidenceInterval(figure({ value }), respondents) ?? { low: -1, high: -1 };
      const narrower = confidenceInterval(figure({ value, base: 2 * respondents }), respondents);
      const isInside = low >= -1e-9 && low <= value + 1e-9 && high >= value - 1e-9 && high <= 100 + 1e-9;
      return isInside && (narrower?.high ?? 0) - (narrower?.low ?? 0) < high - low;
    });
  });

  test('no interval: a figure that isn’t marked for one, a change, a count, a mean without standard deviation', () => {
    for (const without of [
      { hasInterval: false },
      { isChange: true },
      { unit: 'years' as const },
      { base: 0 },
      { unit: 'persons' as const, standardDeviation: 1 },
    ]) {
      expect(confidenceInterval(figure(without), 1009)).toBeUndefined();
    }
  });
});
