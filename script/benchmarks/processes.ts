import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const root = path.join(import.meta.dirname, '../..');
/** How long a measurement lasts. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 6);
/** As script/server starts it. */
const serverArguments = ['--max-semi-space-size=4', '--max-old-space-size=512', 'dist/server/main.js'];
const ticksPerSecond = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout);
/** A directory for everything that is written; it goes with the process. */
export const work = mkdtempSync(path.join(tmpdir(), 'versicherungsmonitor-bench-'));
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

export const measuringPassword = 'muster-passwort-der-messung';
const environment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
  ADMIN_PASSWORD: measuringPassword,
};

export interface Started {
  server: ChildProcess;
  url: string;
  milliseconds: number;
  cpuMilliseconds: number;
}

/** Our server on a port of its own, when it has printed its address. */
export async function startOurs(dataDir: string): Promise<Started> {
  const begun = performance.now();
  const server = spawn(process.execPath, serverArguments, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, PORT: '0', DATA_DIR: dataDir },
  });
  children.push(server);
  let output = '';
  for await (const part of server.stdout ?? []) {
    output += part;
    const url = /läuft auf (\S+)/.exec(output)?.[1];
    if (url) {
      const milliseconds = performance.now() - begun;
      return { server, url, milliseconds, cpuMilliseconds: cpuSeconds(server.pid as number) * 1000 };
    }
  }
  throw new Error(`the server ended: ${output}`);
}

export async function stop({ server }: Started): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** Ends everything that was started and removes what was written. */
export async function cleanUp(): Promise<void> {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))));
  if (readdirSync(work).length > 0) rmSync(work, { recursive: true, force: true });
}
