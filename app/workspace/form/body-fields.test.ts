import { expect, test } from 'vitest';
import { bodyDate, inputDate, optionalField } from './body-fields.ts';

test('a stored time is kept if its day is unchanged', () => {
  const stored = '2024-06-03T14:30:00.000Z';
  expect(bodyDate(inputDate(stored), stored)).toBe(stored);
  expect(bodyDate('2024-06-04', stored)).toBe('2024-06-04T00:00:00.000Z');
  expect(bodyDate('2024-06-04', null)).toBe('2024-06-04T00:00:00.000Z');
  expect(bodyDate('', stored)).toBe('');
  expect(inputDate(null)).toBe('');
});

test('an empty field is omitted, or clears the stored value', () => {
  expect(optionalField('pages', '', undefined)).toEqual({});
  expect(optionalField('pages', '', null)).toEqual({});
  expect(optionalField('pages', '', 0)).toEqual({ pages: null });
  expect(optionalField('pages', 0, 12)).toEqual({ pages: 0 });
});
