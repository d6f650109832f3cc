import { expect, test } from 'vitest';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { printOrderInput } from './print-order-input.ts';
import { printOrderNumber } from './print-order-number.ts';

const errors = (input: unknown) => printOrderInput.safeParse(input).error?.issues.map((issue) => issue.path.join('.'));

test('the default is one German copy', () => {
  expect(printOrderInput.parse(samplePrintOrder)).toEqual({ ...samplePrintOrder, quantity: 1, language: 'de' });
  expect(printOrderInput.parse({ ...samplePrintOrder, quantity: 1000, language: 'it', organization: '' })).toEqual({
    ...samplePrintOrder,
    quantity: 1000,
    language: 'it',
    organization: null,
  });
});

test('every missing required field is reported', () => {
  expect(errors({})).toEqual(['firstName', 'lastName', 'email', 'street', 'zipCode', 'city']);
});

test.each([0, 1001, 1.5, -1, '2', null, Number.NaN])('quantity %j is invalid', (quantity) => {
  expect(errors({ ...samplePrintOrder, quantity })).toEqual(['quantity']);
});

test('the order number is the end of the id', () => {
  expect(printOrderNumber('0b9c1f0e-9a53-4f6e-8a25-1f2e3d4c5b6a')).toBe('3d4c5b6a');
});
