/** The thread of platform/lasting-thread.server.test.ts: does what it is told. */
import { threadId } from 'node:worker_threads';
import { answerTasks } from '#platform/lasting-thread.server.ts';

export type EchoTask = { say: unknown } | { fail: string } | { dieWith: number };

answerTasks<EchoTask>(async (task) => {
  if ('fail' in task) throw new RangeError(task.fail);
  if ('dieWith' in task) process.exit(task.dieWith);
  return { said: task.say, threadId };
});
