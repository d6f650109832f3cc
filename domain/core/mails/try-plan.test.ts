import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '#tests/for-all.ts';
import { maxRetryMs, nextTry, pauseAfter } from './try-plan.ts';

test('the first pauses are short, and they grow to a quarter of an hour', () => {
  expect([1, 2, 3, 4, 8, 9, 50].map((failures) => pauseAfter(failures) / 1000)).toEqual([5, 10, 20, 40, 640, 900, 900]);
});

test('a mail is tried for 72 hours, the last time at their end, and not for ever', () => {
  const waitingSince = new Date('2026-01-01T00:00:00Z');
  const end = waitingSince.getTime() + maxRetryMs;
  let now = waitingSince;
  let attempts = 0;
  for (let next: Date | null = now; next; next = nextTry({ attempts, waitingSince }, now)) {
    expect(next.getTime()).toBeGreaterThanOrEqual(now.getTime());
    now = next;
    attempts += 1;
  }
  expect(now.getTime()).toBe(end);
  expect(attempts).toBeLessThan(310);
});

test('the next attempt is after the failed one and within the 72 hours', () => {
  forAll(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 2 * maxRetryMs }), (attempts, passed) => {
    const waitingSince = new Date(0);
    const next = nextTry({ attempts, waitingSince }, new Date(passed));
    if (passed >= maxRetryMs) expect(next).toBeNull();
    else {
      expect(next?.getTime()).toBeGreaterThan(passed);
      expect(next?.getTime()).toBeLessThanOrEqual(maxRetryMs);
    }
  });
});
