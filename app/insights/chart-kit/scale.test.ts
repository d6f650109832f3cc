import { expect, test } from 'vitest';
import { linearScale } from './scale.ts';

test('both ends have a tick where a round step divides the axis', () => {
  expect(linearScale({ min: 1, max: 7 }, 0, 208).ticks).toEqual([1, 3, 5, 7]);
  expect(linearScale({ min: 1, max: 7 }, 0, 500).ticks).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(linearScale({ min: 0, max: 100 }, 0, 300).ticks).toEqual([0, 20, 40, 60, 80, 100]);
  expect(linearScale({ min: 0.5, max: 5.5 }, 0, 500).ticks).toEqual([1, 2, 3, 4, 5]);
});
