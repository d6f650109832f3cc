import { expect, test } from 'vitest';
import type { EchoTask } from '#tests/echo-thread.ts';
import { eventually } from '#tests/eventually.ts';
import { lastingThread } from './lasting-thread.server.ts';

const kind = { name: 'echo-thread', source: 'tests/echo-thread.ts' };
const echo = (idle?: number) => lastingThread<EchoTask, { said: unknown; threadId: number }>(kind, { idle });

test('one thread answers all tasks, in their order, with what they carry', async () => {
  const run = echo();
  const order: number[] = [];
  const answers = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const answer = await run({ say: { number, on: new Date(0), bytes: new Uint8Array([1, 2]) } });
      order.push(number);
      return answer;
    }),
  );
  expect(order).toEqual([1, 2, 3]);
  expect(answers[2]?.said).toEqual({ number: 3, on: new Date(0), bytes: new Uint8Array([1, 2]) });
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
});

test('a task that fails is told so, and stops none of the others', async () => {
  const run = echo();
  const [good, bad, next] = await Promise.allSettled([run({ say: 1 }), run({ fail: 'no' }), run({ say: 2 })]);
  expect(good).toMatchObject({ status: 'fulfilled' });
  expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'RangeError', message: 'no' } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { said: 2 } });
});

test('what can’t be carried to the thread is refused, and the thread goes on', async () => {
  const run = echo();
  await expect(run({ say: () => 1 })).rejects.toThrow(/clone/);
  expect(await run({ say: 1 })).toMatchObject({ said: 1 });
});

test('when the thread dies its tasks fail, and the next one gets a new thread', async () => {
  const run = echo();
  const { threadId } = await run({ say: 1 });
  const lost = await Promise.allSettled([run({ dieWith: 3 }), run({ say: 2 })]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const after = await run({ say: 3 });
  expect(after.said).toBe(3);
  expect(after.threadId).not.toBe(threadId);
});

test('the thread ends when there was nothing to do for a while', async () => {
  const run = echo(1);
  const { threadId } = await run({ say: 1 });
  await eventually(async () => (await run({ say: 2 })).threadId !== threadId);
});
