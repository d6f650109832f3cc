import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauseBeforeRetry, sendWithRetries } from './retry-sending.ts';
import { type SendFailure, unreachableServer } from './send-form.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy: SendFailure<string> = { ...unreachableServer, status: 503, retryAfterSeconds: 5 };

test('the response decides whether and when a form is sent again', () => {
  const pause = pauseBeforeRetry(busy, 1);
  expect(pause).toBeGreaterThanOrEqual(5);
  expect(pause).toBeLessThanOrEqual(6.25);
  expect(pauseBeforeRetry({ ...busy, retryAfterSeconds: undefined }, 1)).toBeUndefined();
  for (const status of [400, 409, 429, 500]) expect(pauseBeforeRetry({ ...busy, status }, 1)).toBeUndefined();
  expect([1, 2, 3].map((tries) => pauseBeforeRetry(unreachableServer, tries))).toEqual([1, 2, undefined]);
});

test('a form is sent again until it is stored, at most five times', async () => {
  const onRetry = vi.fn();
  const ends = { onRetry, isWanted: () => true };
  const send = vi.fn(async () => ({ failed: send.mock.calls.length < 3 ? busy : null }));
  const stored = sendWithRetries(send, ends);
  await vi.runAllTimersAsync();
  expect(await stored).toEqual({ failed: null });
  expect([send.mock.calls.length, onRetry.mock.calls.length]).toEqual([3, 2]);

  const refused = vi.fn(async () => ({ failed: busy }));
  const given = sendWithRetries(refused, ends);
  await vi.runAllTimersAsync();
  expect(await given).toEqual({ failed: busy });
  expect(refused).toHaveBeenCalledTimes(5);
});

test('an unmounted form is not sent again', async () => {
  let isThere = true;
  const send = vi.fn(async () => ({ failed: busy }));
  const ended = sendWithRetries(send, { onRetry: () => undefined, isWanted: () => isThere });
  isThere = false;
  await vi.runAllTimersAsync();
  expect(await ended).toEqual({ failed: busy });
  expect(send).toHaveBeenCalledTimes(1);
});
