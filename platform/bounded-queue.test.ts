import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { BoundedQueue, Overloaded } from './bounded-queue.ts';

const limits = { concurrency: 1, maxWaiting: 10, maxWaitMs: 60_000 };

test('the highest priority comes first, and equal ones in order of arrival', async () => {
  const queue = new BoundedQueue(limits);
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const all = [queue.add(() => first.promise)];
  for (const [priority, name] of [
    [-3, 'low'],
    [1, 'high'],
    [0, 'usual'],
    [1, 'high too'],
  ] as const) {
    all.push(queue.add(async () => void done.push(name), priority));
  }
  first.resolve();
  await Promise.all(all);
  expect(done).toEqual(['high', 'high too', 'usual', 'low']);
});

test('work that waited runs in the context of its caller', async () => {
  const queue = new BoundedQueue(limits);
  const context = new AsyncLocalStorage<string>();
  const first = Promise.withResolvers<void>();
  const all = ['one', 'two', 'three'].map((name) =>
    context.run(name, () => queue.add(() => first.promise.then(() => context.getStore()))),
  );
  first.resolve();
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three']);
});

test('a queue runs at most its limit concurrently, and continues after failures', async () => {
  const queue = new BoundedQueue({ ...limits, concurrency: 2 });
  let running = 0;
  const failing = async () => {
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await new Promise(setImmediate);
    running -= 1;
    throw new Error('no');
  };
  const settled = await Promise.allSettled(Array.from({ length: 9 }, () => queue.add(failing)));
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await queue.add(async () => 'done')).toBe('done');
});

test('a queue drops the last of too many waiting tasks, and tasks that waited too long', async () => {
  const queue = new BoundedQueue({ ...limits, maxWaiting: 2 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = queue.add(() => promise);
  const low = queue.add(async () => 'low', -5);
  const waiting = [queue.add(async () => 'a'), queue.add(async () => 'b')];
  await expect(low).rejects.toThrow(Overloaded);
  expect(queue.isOverloaded()).toBe(true);
  await expect(queue.add(async () => 'late')).rejects.toThrow(Overloaded);
  resolve('first');
  expect(await Promise.all([running, ...waiting])).toEqual(['first', 'a', 'b']);
  expect(queue.isOverloaded()).toBe(false);

  const impatient = new BoundedQueue({ ...limits, maxWaitMs: 1 });
  const held = Promise.withResolvers<string>();
  const first = impatient.add(() => held.promise);
  await expect(impatient.add(async () => 'never')).rejects.toThrow(Overloaded);
  held.resolve('first');
  expect(await first).toBe('first');
});
