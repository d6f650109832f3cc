import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const root = path.join(import.meta.dirname, '../..');

/** Ends with the scope of `await using`. */
export interface BuiltServer extends AsyncDisposable {
  url: string;
  port: number;
  pid: number;
  /** From the start of the process until it printed its address. */
  readyAfterMs: number;
  /** Its output so far. */
  output(): string;
  /** Stops it by a signal; returns exit status and duration. */
  end(signal?: NodeJS.Signals): Promise<{ status: number | null; tookMs: number }>;
  /** Sends SIGKILL to the process alone, or to its whole group with the embedded database. */
  kill(whom: 'node' | 'group'): Promise<void>;
}

const directories: string[] = [];
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const directory of directories) {
    const database = postmasterPid(directory);
    if (database) process.kill(database, 'SIGQUIT');
    rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
});

/** A directory that is removed when the process ends. */
export function freshDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'versicherungsmonitor-proof-'));
  directories.push(directory);
  return directory;
}

/** The account from the settings. */
export const builtAdministrator = { email: 'admin@example.com', password: 'drei-rote-Tassen-7' };

const quiet = { LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ADMIN_PASSWORD: builtAdministrator.password, PORT: '0' };

/**
 * Starts the built server on a free port. @throws with its last output if it ends before it is ready
 * @param killedBy kills it while it starts
 * @param project its directory, if not this one
 */
export async function startBuiltServer(
  dataDir: string,
  environment: Record<string, string> = {},
  killedBy?: AbortSignal,
  project = root,
): Promise<BuiltServer> {
  const begun = performance.now();
  const child = spawn(path.join(project, 'script/start-built'), {
    // A separate process group, so that all of it can be killed.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quiet, DATA_DIR: dataDir, ...environment },
  });
  running.add(child);
  let written = '';
  child.stdout.on('data', (part) => (written += part));
  child.stderr.on('data', (part) => (written += part));
  const ended = once(child, 'exit');
  killedBy?.addEventListener('abort', () => child.kill('SIGKILL'));
  ended.then(() => running.delete(child));
  let port: number | undefined;
  while (port === undefined) {
    port = Number(/läuft auf http:\/\/[^:]+:(\d+)/.exec(written)?.[1]) || undefined;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${written}`);
    if (performance.now() - begun > 60_000) {
      child.kill('SIGKILL');
      throw new Error(`the server was not ready within 60 s: ${written}`);
    }
    if (port === undefined) await sleep(5);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid as number,
    readyAfterMs: performance.now() - begun,
    output: () => written,
    async end(signal = 'SIGTERM') {
      const start = performance.now();
      child.kill(signal);
      await ended;
      return { status: child.exitCode, tookMs: performance.now() - start };
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
    },
    async kill(whom) {
      const database = whom === 'group' && postmasterPid(dataDir);
      process.kill(whom === 'group' ? -(child.pid as number) : (child.pid as number), 'SIGKILL');
      if (database) process.kill(database, 'SIGKILL');
      await ended;
    },
  };
}

export async function runCli(command: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(root, `server/cli/${command}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  let out = '';
  let errorOutput = '';
  child.stdout.on('data', (part) => (out += part));
  child.stderr.on('data', (part) => (errorOutput += part));
  await once(child, 'close');
  return { status: child.exitCode, out, errorOutput };
}

export function postmasterPid(dataDir: string): number | undefined {
  try {
    const [pid, clusterDir = ''] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes(clusterDir) ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}
