import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { freshDirectory, root } from '../../tests/built-server/built-server.ts';
import { request, type TimedAnswer } from '../../tests/built-server/requests.ts';
import { eventually } from '../../tests/eventually.ts';

/** How long a measurement lasts. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 6);
/** A directory for all output, removed when the process ends. */
export const work = freshDirectory();
const children: ChildProcess[] = [];

export function requireProgram(program: string, debianPackage: string): string {
  const found = [`/usr/sbin/${program}`, `/usr/bin/${program}`, `/usr/local/bin/${program}`].find((file) =>
    existsSync(file),
  );
  if (!found) throw new Error(`${program} is needed: apt-get install ${debianPackage}`);
  return found;
}

/** On a new connection: a kept one may have been closed by the server while a load blocked this process. */
export const get = (url: string, headers: Record<string, string>): Promise<TimedAnswer> =>
  request(url, { headers, agent: new Agent() });

export const untilReady = (url: string) =>
  eventually(async () => (await get(url, {}).catch(() => undefined))?.status === 200, 30_000);

export function start(program: string, args: string[]): ChildProcess {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

export const line = (name: string, figure: string) => process.stdout.write(`${name.padEnd(48)} ${figure}\n`);

/** Ends the processes that `start` started. */
export async function cleanUp(): Promise<void> {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
}
