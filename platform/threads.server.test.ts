import { expect, test } from 'vitest';
import type { OddTask } from '#tests/made-up/odd-task-thread.ts';
import { openThread, ThreadLimitExceeded } from './threads.server.ts';

const thread = openThread<OddTask, string>({
  name: 'odd-task-thread',
  source: 'tests/made-up/odd-task-thread.ts',
  maxHeapMb: 64,
  idleAfterMs: 100,
  maxTaskMs: 5_000,
});

test('a task that takes too much time or memory ends its thread, and those behind it are done', async () => {
  const tasks: OddTask[] = ['answer', 'never end', 'answer', 'take memory', 'answer'];
  const results = await Promise.allSettled(tasks.map((task) => thread.run(task)));
  expect(thread.openTasks()).toBe(0);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))).toEqual([
    'done 0',
    expect.any(ThreadLimitExceeded),
    'done 0',
    expect.any(ThreadLimitExceeded),
    'done 0',
  ]);
}, 60_000);
