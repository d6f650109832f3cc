import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OddTask } from '#tests/made-up/odd-task-thread.ts';
import { openThread, ThreadLimitExceeded } from './threads.server.ts';

const thread = openThread<OddTask, string>({
  name: 'odd-task-thread',
  source: 'tests/made-up/odd-task-thread.ts',
  maxHeapMb: 64,
  idleAfterMs: 100,
  maxTaskMs: 5_000,
});

test('a task that takes too much time or memory ends its thread, and waiting tasks are still done', async () => {
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
});

test('a task that is not done in time ends its thread, and later tasks are done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const unlimited = openThread<OddTask, string>({
    name: 'odd-task-thread',
    source: 'tests/made-up/odd-task-thread.ts',
    maxHeapMb: 64,
    idleAfterMs: 100,
  });
  const short: OddTask = 'answer';
  const endless: OddTask = 'never end';
  await unlimited.run(short);
  const first = unlimited.run(endless).catch((error: Error) => error);
  vi.advanceTimersByTime(60_000);
  const second = unlimited.run(short);
  vi.advanceTimersByTime(60_000);
  expect(await first).toMatchObject({ name: 'AbortError' });
  expect(await second).toBe('done 0');
});

test('a thread has its own limit in a process that was started with one', async () => {
  const program = `
    import { openThread } from './threads.server.ts';
    const source = 'tests/made-up/odd-task-thread.ts';
    const thread = openThread({ name: 'odd-task-thread', source, maxHeapMb: 64, idleAfterMs: 100 });
    const task = 'tell the limit';
    console.log(await thread.run(task));
  `;
  const flags = ['--max-old-space-size=512', '--input-type=module-typescript', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: path.resolve('platform') });
  // The heap limit includes old and new objects.
  expect(Number(stdout)).toBeLessThan(100);
});

test('a thread that cannot be started fails its tasks, and the next one works', async () => {
  const program = `
    import { closeSync, openSync } from 'node:fs';
    import { openThread } from './threads.server.ts';
    const source = 'tests/made-up/odd-task-thread.ts';
    const thread = openThread({ name: 'odd-task-thread', source, maxHeapMb: 64, idleAfterMs: 100 });
    const task = 'answer';
    const files = [];
    try {
      for (;;) files.push(openSync('/dev/null'));
    } catch {}
    const tasks = await Promise.allSettled([thread.run(task), thread.run(task)]);
    for (const file of files) closeSync(file);
    console.log(...tasks.map(({ status }) => status), await thread.run(task));
  `;
  const flags = ['--input-type=module-typescript', '--eval', program];
  const limited = ['-c', 'ulimit -n 100; exec "$0" "$@"', process.execPath, ...flags];
  const { stdout } = await promisify(execFile)('sh', limited, { cwd: path.resolve('platform') });
  expect(stdout).toBe('rejected rejected done 0\n');
});

test('a thread returns to its event loop between tasks, so that their garbage is freed', async () => {
  const counting = openThread<null, number>({
    name: 'event-loop-thread',
    source: 'tests/made-up/event-loop-thread.ts',
    maxHeapMb: 64,
    idleAfterMs: 100,
  });
  // How many tasks that takes depends on how busy the machine is; a thread that never returns runs into the timeout.
  while ((await counting.run(null)) === 0);
});
