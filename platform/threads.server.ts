import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Piscina } from 'piscina';
import { codeOf } from './error-code.ts';
import { isBuilt, projectRoot } from './installation/project-root.server.ts';

interface ThreadOptions {
  /** As in script/build.ts: 'report-thread'. */
  name: string;
  /** The thread's source, from the project's root; its default export does a task. */
  source: string;
  /** Heap limit in MB: a file crafted to exhaust memory ends its thread, not the process. */
  maxHeapMb: number;
  /** Milliseconds without work after which the thread ends and frees its memory. */
  idleAfterMs: number;
  /** Milliseconds that a task may take, not counting its wait for the thread, before the thread is ended. */
  maxTaskMs?: number;
}

/** Milliseconds in which a task has to be done, including its wait for the thread. */
const maxWaitMs = 120_000;

/** MB for new objects: by default three times 16, kept for as long as the thread lives. */
const youngHeapMb = 12;

// The limit of script/start-built is for the main thread, which has read it at its start. As long as it is set it would also
// replace the limit of each thread.
setFlagsFromString('--max-old-space-size=0');

/** Thrown when a task took more time or memory than its thread has; the thread is ended. */
export class ThreadLimitExceeded extends Error {}

/**
 * One thread for work that would block all requests. It does one task at a time, starts with the first and ends when
 * idle. The built server runs the file of that name in dist/server, otherwise the source is run.
 */
export function openThread<Task, Result>({ name, source, maxHeapMb, idleAfterMs, maxTaskMs }: ThreadOptions) {
  const pool = new Piscina<Task, Result>({
    filename: path.join(projectRoot, isBuilt ? `dist/server/${name}.js` : source),
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleAfterMs,
    // By default a thread waits for its next task without returning to its event loop, and the garbage of its tasks is not
    // freed before it ends: 40 kB an order.
    atomics: 'disabled',
    // Saves two histograms of 360 kB per pool, which nothing reads.
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: youngHeapMb },
    // The process's flags are meant for its main thread.
    execArgv: [],
  });
  /** Running and waiting tasks. */
  const open = new Set<AbortController>();
  // A thread that could not be started, because no file descriptor was left: its tasks fail instead of the process.
  pool.on('error', (error) => {
    for (const task of open) task.abort(error);
  });
  let last: Promise<unknown> = Promise.resolve();

  /** The time starts when the thread has loaded its program, which alone takes seconds on a busy machine. */
  async function runWithin(limitMs: number, task: Task, signal: AbortSignal): Promise<Result> {
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const startClock = () => {
      timer ??= setTimeout(() => limit.abort(), limitMs);
    };
    if (pool.threads.length > 0) startClock();
    else pool.once('workerCreate', startClock);
    try {
      return await pool.run(task, { signal: AbortSignal.any([signal, limit.signal]) });
    } catch (error) {
      throw limit.signal.aborted ? new ThreadLimitExceeded('too much time', { cause: error }) : error;
    } finally {
      pool.off('workerCreate', startClock);
      clearTimeout(timer);
    }
  }

  /** Passes the pool one task at a time: aborting a task ends the thread, and the pool starts no new one for its queue. */
  async function runInTurn(task: Task, signal: AbortSignal): Promise<Result> {
    const done = last.then(() =>
      maxTaskMs === undefined ? pool.run(task, { signal }) : runWithin(maxTaskMs, task, signal),
    );
    last = done.catch(() => undefined);
    return done;
  }

  return {
    /** Number of running and waiting tasks. */
    openTasks: () => open.size,

    /**
     * @throws ThreadLimitExceeded, the task's own error, or another one if the wait is too long, the task can't be
     * cloned or the thread dies
     */
    async run(task: Task): Promise<Result> {
      // AbortSignal.timeout would keep each finished task in memory until the time is up.
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(), maxWaitMs);
      const { signal } = end;
      open.add(end);
      try {
        return await runInTurn(task, signal);
      } catch (error) {
        throw codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new ThreadLimitExceeded('too much memory', { cause: error })
          : error;
      } finally {
        clearTimeout(timer);
        open.delete(end);
      }
    },
  };
}
