import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** node: the server's process alone. group: its whole process group and the embedded database with it. */
export type Kill = 'node' | 'group';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The built server in a process group of its own, to be killed and started again. */
export function createKilledServer(dataDir: string, environment: Record<string, string>) {
  const main = path.join(import.meta.dirname, '../../dist/server/main.js');
  const url = `http://127.0.0.1:${environment.PORT}`;
  let running: ChildProcess | undefined;
  const startTimes: number[] = [];

  return {
    url,
    /** Milliseconds of every start until it answered 200 to /api/health. */
    startTimes,

    async start(): Promise<void> {
      const begun = Date.now();
      const child = spawn(process.execPath, ['--enable-source-maps', main], {
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment },
      });
      running = child;
      while (true) {
        if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} instead of starting`);
        const answer = await fetch(`${url}/api/health`).catch(() => undefined);
        await answer?.body?.cancel();
        if (answer?.ok) break;
        if (Date.now() - begun > 60_000) throw new Error('the server was not ready within 60 s');
        await sleep(20);
      }
      startTimes.push(Date.now() - begun);
    },

    async kill(kill: Kill): Promise<void> {
      const pid = running?.pid;
      if (!running || !pid) return;
      const ended = once(running, 'exit');
      if (kill === 'group') {
        const database = postmaster(dataDir);
        process.kill(-pid, 'SIGKILL');
        if (database) process.kill(database, 'SIGKILL');
      } else process.kill(pid, 'SIGKILL');
      await ended;
    },

    /** @returns the exit status and the milliseconds it took */
    async stop(): Promise<{ status: number | null; took: number }> {
      const begun = Date.now();
      const ended = running && once(running, 'exit');
      running?.kill('SIGTERM');
      await ended;
      return { status: running?.exitCode ?? null, took: Date.now() - begun };
    },
  };
}

function postmaster(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}
