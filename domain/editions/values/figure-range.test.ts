import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Figure, Unit } from '#content/figure-schemas.ts';
import { forAll } from '#tests/for-all.ts';
import { sampleFigure } from '#tests/made-up/sample-figure.ts';
import { jumpFrom, outsideRange, rangeOf } from './figure-range.ts';

const units: Unit[] = ['percent', 'scale-1-7', 'score', 'persons', 'years', 'pages', 'regions', 'editions'];
const figure = (value: number, unit: Unit, overrides: Partial<Figure> = {}) =>
  sampleFigure({ value, unit, ...overrides });

test.each([
  [61, 'scale-1-7', /^Enter a value on the scale from 1 to 7: 61 is outside\.$/],
  [461, 'scale-1-7', /461 is outside/],
  [0.99, 'scale-1-7', /0\.99 is outside/],
  [420, 'percent', /^Enter a share from 0 to 100: 420 is outside\. If it is a change/],
  [-300, 'percent', /-300 is outside/],
  [-5, 'persons', /^Enter a number of persons from 0/],
  [5.5, 'persons', /whole number/],
] as const)('%d %s is refused', (value, unit, message) => expect(outsideRange(figure(value, unit))).toMatch(message));

test('a change in per cent may be negative; a count may not exceed its base', () => {
  expect(outsideRange(figure(-3.2, 'percent', { isChange: true }))).toBeUndefined();
  expect(outsideRange(figure(140, 'percent', { isChange: true }))).toBeUndefined();
  expect(outsideRange(figure(-300, 'percent', { isChange: true }))).toMatch(/change in per cent/);
  expect(outsideRange(figure(737, 'persons', { base: 1009 }))).toBeUndefined();
  expect(outsideRange(figure(7370, 'persons', { base: 1009 }))).toMatch(/at most 1'009/);
});

test('of every unit, exactly the values of its range are accepted', () => {
  const anyFigure = fc.record({ unit: fc.constantFrom(...units), isChange: fc.boolean() }).chain((kind) => {
    const { min, max, isCount } = rangeOf(kind);
    const span = { min: min - (max - min), max: max + (max - min) };
    const value = isCount ? fc.integer(span) : fc.double({ ...span, noNaN: true });
    return value.map((found) => figure(found, kind.unit, { isChange: kind.isChange }));
  });
  forAll(anyFigure, (given) => {
    const { min, max } = rangeOf(given);
    expect(outsideRange(given) === undefined).toBe(given.value >= min && given.value <= max);
  });
});

test.each([
  [4.1, 6.1, 'scale-1-7', false],
  [4.1, 6.11, 'scale-1-7', true],
  [42, 62, 'percent', false],
  [42, 63, 'percent', true],
  [62, 41, 'percent', true],
  [1009, 1200, 'persons', false],
  [1009, 10_090, 'persons', true],
  [4, 5, 'editions', false],
  [4, 5.3, 'score', false],
  [4, 41, 'score', true],
] as const)('from %d to %d %s is a jump: %s', (before, after, unit, isJump) => {
  expect(jumpFrom(figure(before, unit, { year: 2028 }), figure(after, unit)) !== undefined).toBe(isJump);
});

test('the warning about a jump shows both values', () => {
  const before = figure(4.61, 'scale-1-7', { decimals: 2, year: 2028 });
  expect(jumpFrom(before, figure(1.46, 'scale-1-7', { decimals: 2 }))).toBe(
    'Check this value: it is 1.46, and was 4.61 in 2028.',
  );
});
