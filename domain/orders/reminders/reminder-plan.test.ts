import { describe, expect, test } from 'vitest';
import { dueLevel, isImportFresh } from './reminder-plan.ts';

const payableUntil = '2026-03-01';
const sent = (...levels: [number, string][]) => levels.map(([level, requestedOn]) => ({ level, requestedOn }));

describe('a reminder is due', () => {
  test.each<[string, ReturnType<typeof sent>, number | null]>([
    ['2026-02-20', [], null],
    ['2026-03-10', [], null],
    ['2026-03-11', [], 1],
    ['2026-06-01', [], 1],
    ['2026-03-30', sent([1, '2026-03-11']), null],
    ['2026-03-31', sent([1, '2026-03-11']), 2],
    // Across the change of the clocks, and never two within ten days.
    ['2026-04-04', sent([1, '2026-03-26']), null],
    ['2026-04-05', sent([1, '2026-03-26']), 2],
    ['2026-04-14', sent([1, '2026-03-11'], [2, '2026-03-31']), null],
    ['2026-04-15', sent([1, '2026-03-11'], [2, '2026-03-31']), 3],
    ['2026-12-31', sent([1, '2026-03-11'], [2, '2026-03-31'], [3, '2026-04-15']), null],
  ])('on %s after %j: %s', (today, reminders, level) => {
    expect(dueLevel({ payableUntil, reminders }, today)).toBe(level);
  });
});

test('without an import in the last five days no reminder is proposed', () => {
  const now = new Date('2026-03-20T12:00:00Z');
  expect(isImportFresh(new Date('2026-03-15T12:00:00Z'), now)).toBe(true);
  expect(isImportFresh(new Date('2026-03-15T11:59:59Z'), now)).toBe(false);
  expect(isImportFresh(null, now)).toBe(false);
});
