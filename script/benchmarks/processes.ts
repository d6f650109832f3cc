import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDirectory, root } from '../../tests/built-server/built-server.ts';

/** How long a measurement lasts. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 6);
export const ticksPerSecond = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout);
/** A directory for all output, removed when the process ends. */
export const work = freshDirectory();
const children: ChildProcess[] = [];

export function need(program: string, debianPackage: string): string {
  const found = [`/usr/sbin/${program}`, `/usr/bin/${program}`, `/usr/local/bin/${program}`].find((file) =>
    existsSync(file),
  );
  if (!found) throw new Error(`${program} is needed: apt-get install ${debianPackage}`);
  return found;
}

/** CPU seconds a process and its children have used. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  const childPids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return childPids.reduce((sum, child) => sum + cpuSeconds(Number(child)), own);
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export async function get(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

export async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await get(url, {}).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error(`${url} did not get ready`);
}

export function start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  return child;
}

/** One figure. */
export const line = (name: string, figure: string) => process.stdout.write(`${name.padEnd(48)} ${figure}\n`);

/** Ends the processes that `start` started. */
export async function cleanUp(): Promise<void> {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(
    children.map(
      (child) => child.exitCode ?? child.signalCode ?? new Promise((resolve) => child.once('exit', resolve)),
    ),
  );
}
