import { afterEach, expect, test, vi } from 'vitest';
import { queueClock } from './queue-clock.server.ts';

afterEach(() => void vi.useRealTimers());

test('a timeout of years fires after a day, not immediately', () => {
  vi.useFakeTimers();
  const dayMs = 24 * 3_600_000;
  const run = vi.fn();
  queueClock.setTimeout(run, 4 * 365 * dayMs);
  vi.advanceTimersByTime(dayMs - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();

  const stopped = vi.fn();
  queueClock.clearTimeout(queueClock.setTimeout(stopped, 1_000));
  vi.advanceTimersByTime(dayMs);
  expect(stopped).not.toHaveBeenCalled();
});
