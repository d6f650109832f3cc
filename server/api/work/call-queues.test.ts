import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Overloaded } from '#platform/bounded-queue.ts';
import { CallQueue } from './call-queues.ts';

test('a bounded number runs at once, others wait in order of arrival, and too many are refused', async () => {
  const queue = new CallQueue(32);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const results = Array.from({ length: 1_032 }, (_, index) =>
    queue.add(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      return index;
    }),
  );
  await Promise.resolve();
  expect(begun).toHaveLength(32);
  await expect(queue.add(async () => 'one too many')).rejects.toThrow(Overloaded);
  ends.shift()?.();
  await results[0];
  expect(begun).toHaveLength(33);
  expect(begun.at(-1)).toBe(32);
  while (begun.length < 1_032 || ends.length > 0) {
    for (const end of ends.splice(0)) end();
    await Promise.resolve();
  }
  expect(await Promise.all(results)).toEqual(results.map((_, index) => index));
});

test('failed work makes room for the next', async () => {
  const queue = new CallQueue(32);
  for (let round = 0; round < 100; round++) {
    await expect(queue.add(() => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  }
  expect(await queue.add(async () => 'works')).toBe('works');
});

/** Adds work that runs until it is ended. */
function holdWork(queue: CallQueue, amount: number) {
  const ends: (() => void)[] = [];
  const results = Array.from({ length: amount }, () =>
    queue.add(() => new Promise<void>((resolve) => ends.push(resolve))),
  );
  return {
    endNext: () => ends.shift()?.(),
    /** Ends running work, and all that starts then, until nothing waits. */
    async endAll() {
      while (ends.length > 0) {
        for (const end of ends.splice(0)) end();
        await vi.advanceTimersByTimeAsync(0);
      }
      await Promise.all(results);
    },
  };
}

describe('a queue refuses new requests', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('while the first in line waits too long, until the queue moves on', async () => {
    const queue = new CallQueue(32);
    const held = holdWork(queue, 40);
    await vi.advanceTimersByTimeAsync(3_100);
    expect(queue.isOverloaded()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(queue.isOverloaded()).toBe(true);
    await held.endAll();
    expect(queue.isOverloaded()).toBe(false);
  });

  test('while the queue would take too long at its pace', async () => {
    const queue = new CallQueue(32);
    const held = holdWork(queue, 112);
    expect(queue.isOverloaded()).toBe(false);
    for (let ended = 0; ended < 8; ended++) {
      await vi.advanceTimersByTimeAsync(100);
      held.endNext();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.isOverloaded()).toBe(true);
    await held.endAll();
    expect(queue.isOverloaded()).toBe(false);
  });
});
