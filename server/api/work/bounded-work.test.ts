import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWork, Overloaded } from './bounded-work.ts';

test('a bounded number works at once, others wait in their order, and too many are turned away', async () => {
  const inWork = createWork(32);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const results = Array.from({ length: 1_032 }, (_, index) =>
    inWork(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      return index;
    }),
  );
  await Promise.resolve();
  expect(begun).toHaveLength(32);
  await expect(inWork(async () => 'one too many')).rejects.toThrow(Overloaded);
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

test('work that fails gives its place back', async () => {
  const inWork = createWork(32);
  for (let round = 0; round < 100; round++) {
    await expect(inWork(() => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  }
  expect(await inWork(async () => 'works')).toBe('works');
});

/** Work that takes until it is told to end. */
function holdWork(inWork: ReturnType<typeof createWork>, amount: number) {
  const ends: (() => void)[] = [];
  const results = Array.from({ length: amount }, () =>
    inWork(() => new Promise<void>((resolve) => ends.push(resolve))),
  );
  return {
    endNext: () => ends.shift()?.(),
    /** Ends what has begun, and what begins then, until nothing waits. */
    async endAll() {
      while (ends.length > 0) {
        for (const end of ends.splice(0)) end();
        await vi.advanceTimersByTimeAsync(0);
      }
      await Promise.all(results);
    },
  };
}

describe('the door closes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('when who is next waits too long, and opens when the queue moves on', async () => {
    const inWork = createWork(32);
    const held = holdWork(inWork, 40);
    await vi.advanceTimersByTimeAsync(3_100);
    expect(inWork.isOverloaded()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(inWork.isOverloaded()).toBe(true);
    await held.endAll();
    expect(inWork.isOverloaded()).toBe(false);
  });

  test('when the queue is longer than the work goes on in a second', async () => {
    const inWork = createWork(32);
    const held = holdWork(inWork, 112);
    expect(inWork.isOverloaded()).toBe(false);
    for (let ended = 0; ended < 8; ended++) {
      await vi.advanceTimersByTimeAsync(100);
      held.endNext();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(inWork.isOverloaded()).toBe(true);
    await held.endAll();
    expect(inWork.isOverloaded()).toBe(false);
  });
});
