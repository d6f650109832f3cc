import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRappen } from '#platform/money.ts';
import { forAll } from '#tests/for-all.ts';
import { rappenOf } from './rappen-amount.ts';

test('every amount is formatted back to its original text', () => {
  forAll(fc.integer({ min: 0, max: 999_999_999_999_999 }), (rappen) => {
    expect(rappenOf(formatRappen(rappen).replaceAll("'", ''))).toBe(rappen);
  });
});

test('sums of a statement are exact', () => {
  const whole = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { maxLength: 200 });
  forAll(whole, (parts) => {
    const read = parts.map((rappen) =>
      rappenOf(`${Math.floor(rappen / 100)}.${String(rappen % 100).padStart(2, '0')}`),
    );
    expect(read.reduce((a, b) => a + b, 0)).toBe(parts.reduce((a, b) => a + b, 0));
  });
});

test('amounts with one decimal or none are accepted', () => {
  expect([rappenOf('695'), rappenOf('695.5'), rappenOf(' 0.05 ')]).toEqual([69_500, 69_550, 5]);
});

test.each(['', '1,5', '1.', '.5', '1e3', '-1', '+1', '0x10', "1'000", '1.234', '12345678901234'])(
  '%j is refused',
  (text) => expect(() => rappenOf(text)).toThrow(/decimal/),
);
