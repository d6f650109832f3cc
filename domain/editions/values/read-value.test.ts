import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureNumber } from '#content/figure-text.ts';
import { forAll } from '#tests/for-all.ts';
import { readValue } from './read-value.ts';

/** Short form of a parsed value: '42 %', '4.69', or '?' with the possible readings. */
function shown(written: string, isPercent = false): string {
  const read = readValue(written, isPercent);
  if (read.kind === 'missing') return 'k. A.';
  if (read.kind === 'unreadable') return 'not understood';
  const texts = (read.kind === 'ask' ? read.readings : [read]).map(
    ({ value, decimals, isPercent, atLeast, isRounded }) =>
      `${value.toFixed(decimals)}${isPercent ? ' %' : ''}${atLeast ? '+' : ''}${isRounded ? ' rounded' : ''}`,
  );
  return read.kind === 'value' ? texts.join() : `? ${texts.join(' or ')}`;
}

describe('a value is parsed or ambiguous, never guessed', () => {
  test.each([
    ["1'009", '1009'],
    ['1’009', '1009'],
    ['1 009', '1009'],
    ['1\u00a0009', '1009'],
    ['1\u202f009.5', '1009.5'],
    ["1'234'567", '1234567'],
    ['4,69', '4.69'],
    ['4.69', '4.69'],
    ['3.70', '3.70'],
    [' 42 ', '42'],
    ['42 %', '42 %'],
    ['42%', '42 %'],
    ['42\u00a0%', '42 %'],
    ['11,83 %', '11.83 %'],
    ['42 Prozent', '42 %'],
    ['−0.10', '-0.10'],
    ['-5', '-5'],
    ['– 5', '-5'],
    ['−0', '0'],
    ['150+', '150+'],
    ['0', '0'],
    ['0,123', '? 0.12 rounded'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1234,5', '1234.5'],
    ['1,009', '? 1009 or 1.01 rounded'],
    ['1.009', '? 1009 or 1.01 rounded'],
    ['4.6912', '? 4.69 rounded'],
    ['k. A.', 'k. A.'],
    ['k.A.', 'k. A.'],
    ['K. A', 'k. A.'],
    ['keine Angabe', 'k. A.'],
    ['n/a', 'k. A.'],
    ['', 'k. A.'],
    ['\u00a0', 'k. A.'],
    ['–', '? 0'],
    ['-', '? 0'],
    ['−', '? 0'],
    ['ca. 42', 'not understood'],
    ['~42', 'not understood'],
    ['<5', 'not understood'],
    ['42*', 'not understood'],
    ['1e3', 'not understood'],
    ['42–45', 'not understood'],
    ['4 2', 'not understood'],
    ["10'09", 'not understood'],
    ['1,2,3', 'not understood'],
    ['½', 'not understood'],
    ['Infinity', 'not understood'],
    ['12345678901234567890', 'not understood'],
    ['Juni 4', 'not understood'],
    ['4.', 'not understood'],
  ])('%j is %s', (written, expected) => expect(shown(written)).toBe(expected));

  test.each([
    ['0.42', '? 42 % or 0.42 %'],
    ['0,425', '? 42.5 % or 0.43 % rounded'],
    ['0.42 %', '0.42 %'],
    ['42', '42 %'],
    ['1', '1 %'],
    ['0', '0 %'],
    ['70.5', '70.5 %'],
  ])('among percentages %j is %s', (written, expected) => expect(shown(written, true)).toBe(expected));
});

test('formatted numbers are parsed back to the same number', () => {
  forAll(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 2 }), (digits, decimals) => {
    const figure = { value: digits / 10 ** decimals, decimals, unit: 'score' as const, year: 2029, source: 'Muster' };
    expect(readValue(figureNumber(figure))).toMatchObject({ kind: 'value', value: figure.value, decimals });
  });
});

test('no text is parsed as a number it doesn’t show, and none throws', () => {
  forAll(fc.string({ unit: fc.constantFrom(..."0123456789.,'’ %+-−–kA\u00a0") }), (written) => {
    const read = readValue(written);
    if (read.kind !== 'value') return;
    const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
    expect(digits(read.value.toFixed(read.decimals))).toBe(digits(written));
  });
});
