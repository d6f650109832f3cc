import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { roundDecimal } from './round-decimal.ts';

test.each([
  [3.215, 2, 3.22],
  [-3.215, 2, -3.22],
  [1.005, 2, 1.01],
  [51.14, 1, 51.1],
  [0.04, 1, 0],
  [1e21, 2, 1e21],
  [1e-9, 2, 0],
])('%d with %d decimals is %d', (value, decimals, rounded) => expect(roundDecimal(value, decimals)).toBe(rounded));

test('a number with no more decimals stays the same', () => {
  forAll(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 2 }), (digits, decimals) => {
    const value = Number(`${digits}e-${decimals}`);
    expect(roundDecimal(value, decimals)).toBe(value);
  });
});
