import { parentPort, Worker } from 'node:worker_threads';
import { type ThreadKind, threadFile } from './threads.server.ts';

/** Milliseconds without work after which the thread ends, and gives back its memory. */
const patience = 30_000;
/** Milliseconds in which a task has to be done, those before it included. */
const longestTask = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

interface Answer {
  task: number;
  result?: unknown;
  error?: unknown;
}

interface OpenTask {
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  tooLong: NodeJS.Timeout;
}

/**
 * For short tasks that come in rows and whose code is large: one thread does them one after the other. It starts with the
 * first and ends when there was nothing to do for a while. Its source calls `answerTasks`.
 * @returns does a task in the thread; rejects with what the task threw, when it takes too long, or when the thread dies,
 * and then the next task gets a new thread
 */
export function lastingThread<Task extends object, Result>(
  kind: ThreadKind<Task, Result>,
  { idle = patience } = {},
): (task: Task) => Promise<Result> {
  let give: ((task: Task) => Promise<unknown>) | undefined;

  function begin() {
    const thread = new Worker(threadFile(kind), { resourceLimits, execArgv: [] });
    const open = new Map<number, OpenTask>();
    let count = 0;
    let rest: NodeJS.Timeout | undefined;

    function end(error: unknown): void {
      if (give === giveHere) give = undefined;
      clearTimeout(rest);
      for (const { reject, tooLong } of open.values()) {
        clearTimeout(tooLong);
        reject(error);
      }
      open.clear();
      void thread.terminate();
    }
    thread.on('error', end);
    thread.on('exit', (status) => end(new Error(`${kind.name} ended with ${status} and without a result`)));
    function settle(number: number, { result, error }: Omit<Answer, 'task'>): void {
      const asked = open.get(number);
      if (!asked) return;
      clearTimeout(asked.tooLong);
      open.delete(number);
      if (error === undefined) asked.resolve(result);
      else asked.reject(error);
      if (open.size === 0) rest = setTimeout(end, idle);
    }
    thread.on('message', ({ task, ...outcome }: Answer) => settle(task, outcome));

    function giveHere(task: Task): Promise<unknown> {
      clearTimeout(rest);
      count += 1;
      const number = count;
      return new Promise((resolve, reject) => {
        const tooLong = setTimeout(
          () => end(new Error(`${kind.name} took more than ${longestTask / 1000} s`)),
          longestTask,
        );
        open.set(number, { resolve, reject, tooLong });
        try {
          thread.postMessage({ task: number, input: task });
        } catch (error) {
          settle(number, { error });
        }
      });
    }
    return giveHere;
  }

  return (task) => {
    give ??= begin();
    return give(task) as Promise<Result>;
  };
}

/** The thread's side: does what it is given, one task after the other, and answers with the result or the error. */
export function answerTasks<Task extends object>(act: (task: Task) => Promise<unknown>): void {
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ task, input }: { task: number; input: Task }) => {
    last = last
      .then(() => act(input))
      .then(
        (result) => ({ task, result }),
        (error) => ({ task, error }),
      )
      .then((answer: Answer) => parentPort?.postMessage(answer));
  });
}
