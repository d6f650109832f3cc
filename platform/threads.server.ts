import path from 'node:path';
import { Piscina } from 'piscina';
import { isBuilt } from './installation/built.server.ts';
import { projectRoot } from './installation/project-root.server.ts';

interface ThreadOptions {
  /** As in script/build.ts: 'report-thread'. */
  name: string;
  /** The thread's source, from the project's root; its default export does a task. */
  source: string;
  /** MB of JavaScript objects; a file made to burst memory ends its thread, not the process. */
  maxHeapMb: number;
  /** Milliseconds without work after which the thread ends, and gives back its memory. */
  idleAfterMs: number;
}

/** Milliseconds in which a task has to be done, those before it included. */
const maxTaskMs = 120_000;

/**
 * Work that would keep all requests waiting: one thread does it, one task after the other. It starts with the first task and
 * ends when there was nothing to do for a while. The built server has a file of the name in dist/server; the sources are run
 * as they are.
 */
export function openThread<Task, Result>({ name, source, maxHeapMb, idleAfterMs }: ThreadOptions) {
  const pool = new Piscina<Task, Result>({
    filename: path.join(projectRoot, isBuilt ? `dist/server/${name}.js` : source),
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleAfterMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // The process's own flags are for its main thread; none of them is known to every Node.
    execArgv: [],
  });
  let open = 0;
  return {
    /** How many tasks are in work or wait for it. */
    openTasks: () => open,

    /** @throws what the task throws, when it takes too long, when it can't be carried to the thread, or when the thread dies */
    async run(task: Task): Promise<Result> {
      open += 1;
      try {
        return await pool.run(task, { signal: AbortSignal.timeout(maxTaskMs) });
      } finally {
        open -= 1;
      }
    },
  };
}
