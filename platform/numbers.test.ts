import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { languages } from './languages.ts';
import { formatFrancs, formatRappen } from './money.ts';
import { formatNumber } from './numbers.ts';

test.each([
  ['de', "-1'234'567.50", "CHF 1'295", "1'295.05"],
  ['fr', '-1\u202f234\u202f567,50', 'CHF\u00a01\u202f295', '1\u202f295.05'],
  ['it', '-1\u202f234\u202f567,50', 'CHF\u00a01\u202f295', '1\u202f295.05'],
  ['en', '-1,234,567.50', 'CHF\u00a01,295', '1,295.05'],
] as const)('numbers in %s', (language, number, francs, rappen) => {
  expect(formatNumber(-1234567.5, language, 2)).toBe(number);
  expect(formatFrancs(1295, language)).toBe(francs);
  expect(formatRappen(129_505, language)).toBe(rappen);
});

test('what rounds to zero has no sign', () => {
  expect([-0.4, -0.6, -0].map((value) => formatNumber(value, 'de'))).toEqual(['0', '-1', '0']);
  expect(formatNumber(-0.004, 'fr', 2)).toBe('0,00');
});

test('German grouping keeps all digits and adds only ASCII apostrophes', () => {
  forAll(fc.maxSafeInteger(), (number) => {
    const text = formatNumber(number);
    expect(text).toMatch(/^-?\d{1,3}('\d{3})*$/);
    expect(Number(text.replaceAll("'", ''))).toBe(number === 0 ? 0 : number);
  });
});

test('the value is the same in every language', () => {
  forAll(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 2 }), (digits, decimals) => {
    for (const language of languages) {
      const written = formatNumber(digits / 10 ** decimals, language, decimals);
      expect(Number(written.replace(/[^-\d]/g, ''))).toBe(digits === 0 ? 0 : digits);
    }
  });
});
