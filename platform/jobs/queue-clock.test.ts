import { expect, onTestFinished, test, vi } from 'vitest';
import { queueClock } from './queue-clock.server.ts';

test('the clock of the queue goes on when the system’s clock is set back', () => {
  const before = queueClock.now();
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(queueClock.now()).toBeGreaterThanOrEqual(before);
});
