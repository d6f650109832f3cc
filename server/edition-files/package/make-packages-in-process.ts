import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import path from 'node:path';
import type { DatabaseAddress } from '#platform/database/database.server.ts';
import { projectRoot } from '#platform/installation/project-root.server.ts';

/** Several times the duration on a busy machine, and less than the ten minutes of a job. */
const maxMs = 5 * 60_000;
const belowNormal = 10;

/**
 * Makes missing packages in a child process of low priority: requests don't wait for it, and its memory is returned at its end.
 * It ends with this process.
 * @returns how many were made
 */
export async function makePackagesInProcess(address: DatabaseAddress): Promise<number> {
  const maker = fork(path.join(projectRoot, 'dist/server/packages-process.js'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=256'],
    timeout: maxMs,
    killSignal: 'SIGKILL',
  });
  try {
    const [result] = (await Promise.race([
      once(maker, 'message'),
      once(maker, 'exit').then(() => ['the process ended early']),
      new Promise<never>((_, reject) => {
        maker.once('spawn', () => {
          if (maker.pid !== undefined) setPriority(maker.pid, belowNormal);
          maker.send(address, (error) => error && reject(error));
        });
      }),
    ])) as [number | string];
    if (typeof result === 'string') throw new Error(`packages could not be made: ${result}`);
    return result;
  } finally {
    maker.kill();
  }
}
