import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from './project-root.server.ts';

/**
 * Work that would keep all requests waiting: it runs in a thread that is started for it and gone afterwards, its memory
 * with it. The built server has a file of the name in dist/server; the sources are run as they are.
 */
export interface ThreadKind<Task extends object, Result> {
  /** As in script/build.ts: 'report-thread'. */
  name: string;
  /** The thread's source, from the project's root. */
  source: string;
  /** Never stored; ties the name to its data. */
  data?: [Task, Result];
}

/** Milliseconds a task may take before its thread is ended. */
const longestTask = 120_000;
/** MB of JavaScript objects; a file made to burst memory ends its thread, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Whether this is the built server; from the sources a thread can't load what has JSX in it. */
export const isBuilt = !import.meta.url.endsWith('.ts');

export const threadFile = ({ name, source }: Pick<ThreadKind<object, unknown>, 'name' | 'source'>): string =>
  isBuilt ? path.join(projectRoot, 'dist/server', `${name}.js`) : path.join(projectRoot, source);

// The one state of this kind: memory and processors are the process's, whoever asks.
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** How many tasks are in work or wait for it. */
export const threadTasks = (): number => waiting;

/**
 * Runs a task after those that came before, one at a time in the whole process. The thread gets it as `workerData` and
 * posts its result.
 * @throws what the thread throws, when it takes too long, or when it bursts its memory
 */
export function runInThread<Task extends object, Result>(kind: ThreadKind<Task, Result>, task: Task): Promise<Result> {
  waiting += 1;
  const turn = last.then(() => run(kind, task));
  last = turn
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1;
    });
  return turn;
}

function run<Task extends object, Result>(kind: ThreadKind<Task, Result>, task: Task): Promise<Result> {
  const { name } = kind;
  return new Promise((resolve, reject) => {
    // The process's own flags are for its main thread; none of them is known to every Node.
    const thread = new Worker(threadFile(kind), { workerData: task, resourceLimits, execArgv: [] });
    const tooLong = setTimeout(() => {
      reject(new Error(`${name} took more than ${longestTask / 1000} s`));
      void thread.terminate();
    }, longestTask);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (status) => {
      clearTimeout(tooLong);
      reject(new Error(`${name} ended with ${status} and without a result`));
    });
  });
}
