import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDirectory, root } from '../../tests/built-server/built-server.ts';

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

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export async function get(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // On a new connection: a kept one may have been closed by the server while a load blocked this process.
    request(url, { headers, agent: false }, (response) => {
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

export function start(program: string, args: string[]): ChildProcess {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

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
