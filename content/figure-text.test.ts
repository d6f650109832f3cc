import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { sampleFigure } from '#tests/made-up/sample-figure.ts';
import type { Figure } from './figure-schemas.ts';
import { figureNumber, figureText } from './figure-text.ts';

const figure = (value: number, unit: Figure['unit'], decimals = 0, atLeast?: boolean) =>
  sampleFigure({ value, unit, decimals, atLeast });

test.each([
  [figure(1009, 'persons'), "1'009"],
  [figure(42, 'percent'), '42%'],
  [figure(3.7, 'scale-1-7', 2), '3.70'],
  [figure(4, 'score', 1), '4.0'],
  [figure(14.46, 'percent', 2), '14.46%'],
  [figure(150, 'pages', 0, true), '150+'],
  [figure(1234567, 'persons'), "1'234'567"],
])('a figure is formatted as in the study', (given, written) => expect(figureText(given)).toBe(written));

test('a formatted number parses to the published value', () => {
  forAll(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 2 }), (digits, decimals) => {
    const value = digits / 10 ** decimals;
    const written = figureNumber(figure(value, 'score', decimals));
    expect(Number(written.replaceAll("'", ''))).toBeCloseTo(value, decimals);
    expect(written.split('.')[0]).toMatch(/^\d{1,3}('\d{3})*$/);
  });
});
