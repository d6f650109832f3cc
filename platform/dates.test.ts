import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import {
  addZurichDays,
  formatLongDate,
  formatLongDateTime,
  instantInZurich,
  italianDate,
  parseDate,
  zurichTime,
} from './dates.ts';

const anyDate = fc.date({
  min: new Date('1900-01-02T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('dates', () => {
  test('the German long form', () => {
    expect(formatLongDate(new Date('2024-06-03T10:00:00Z'))).toBe('3. Juni 2024');
    expect(formatLongDate(new Date('2026-03-01T00:00:00Z'))).toBe('1. März 2026');
  });

  test('an Italian date has its article, elided before otto and undici', () => {
    expect(
      ['3 giugno', '8 giugno', '11 giugno', '18 giugno', '1° giugno'].map((day) => italianDate('il', day)),
    ).toEqual(['il 3 giugno', 'l’8 giugno', 'l’11 giugno', 'il 18 giugno', 'il 1° giugno']);
    expect([italianDate('del', '8 maggio'), italianDate('al', '11 maggio')]).toEqual([
      'dell’8 maggio',
      'all’11 maggio',
    ]);
  });

  test.each([
    ['de', '1. August 2024, 14:05 Uhr'],
    ['fr', '1er août 2024, 14\u00a0h\u00a005'],
    ['it', '1° agosto 2024, ore 14.05'],
    ['en', '1 August 2024, 14:05'],
  ] as const)('the long form in %s', (language, written) => {
    expect(formatLongDateTime(new Date('2024-08-01T12:05:00Z'), language)).toBe(written);
  });

  test('the day is the one in Zurich, in winter and in summer', () => {
    expect(formatLongDate(new Date('2024-12-31T22:59:59Z'))).toBe('31. Dezember 2024');
    expect(formatLongDate(new Date('2024-12-31T23:00:00Z'))).toBe('1. Januar 2025');
    expect(formatLongDate(new Date('2024-06-02T21:59:59Z'))).toBe('2. Juni 2024');
    expect(formatLongDate(new Date('2024-06-02T22:00:00Z'))).toBe('3. Juni 2024');
    expect(formatLongDateTime(new Date('2024-06-03T22:05:00Z'))).toBe('4. Juni 2024, 0:05 Uhr');
  });

  test('days are added across a clock change and the new year', () => {
    expect(formatLongDate(addZurichDays(new Date('2026-03-10T23:30:00Z'), 30))).toBe('10. April 2026');
    expect(formatLongDate(addZurichDays(new Date('2026-12-15T12:00:00Z'), 30))).toBe('14. Januar 2027');
  });

  test('a local time in Zurich is converted, unless it doesn’t exist', () => {
    expect(instantInZurich('2029-06-04T08:00')).toEqual(new Date('2029-06-04T06:00:00Z'));
    expect(instantInZurich('2028-02-29T08:00')).toEqual(new Date('2028-02-29T07:00:00Z'));
    expect(instantInZurich('2029-10-28T02:30')).toEqual(new Date('2029-10-28T00:30:00Z'));
    const invalidTimes = [
      '2029-03-25T02:30',
      '2029-02-29T08:00',
      '2029-02-30T08:00',
      '2029-04-31T08:00',
      '2029-06-04T24:00',
    ];
    for (const time of invalidTimes) expect(instantInZurich(time), time).toBeUndefined();
  });

  test('days can be added step by step', () => {
    forAll(anyDate, fc.integer({ min: -400, max: 400 }), (date, days) => {
      const from = zurichTime(date);
      const to = zurichTime(addZurichDays(date, days));
      const distance = Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day);
      expect(distance).toBe(days * 86_400_000);
    });
  });

  test('an ISO string is parsed back to the same instant', () => {
    forAll(anyDate, (date) => {
      expect(parseDate(date.toISOString())).toEqual(date);
    });
  });

  test.each([
    ['2024-06-03', '2024-06-03T00:00:00.000Z'],
    ['2024-06-03T10:00', '2024-06-03T10:00:00.000Z'],
    ['2024-06-03 10:00:00', '2024-06-03T10:00:00.000Z'],
    ['2024-06-03T10:00:00+02:00', '2024-06-03T08:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%s is read as %s', (text, expected) => expect(parseDate(text)?.toISOString()).toBe(expected));

  test.each([
    '',
    'morgen',
    '2023-02-29',
    '2024-02-30',
    '2024-13-01',
    '2024-00-10',
    '2024-06-00',
    '03.06.2024',
    '2024-06-03T25:00',
    '0000-01-01',
    '20240603',
  ])('%j is no date', (text) => expect(parseDate(text)).toBeNull());

  test('any text is parsed to a storable date or null', () => {
    forAll(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/)), (text) => {
      const date = parseDate(text);
      if (date) expect(date.toISOString()).toMatch(/^\d{4}-/);
    });
  });
});
