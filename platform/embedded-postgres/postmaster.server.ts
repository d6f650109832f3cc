import { type ChildProcess, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unreachable } from '../installation/data-dir.server.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import type { PostgresAccount } from './account.server.ts';
import type { PostgresBinaries } from './binaries.server.ts';
import { isAlive } from './cluster.server.ts';
import { allowConnectionsOnly, type Owner } from './ownership.server.ts';

/** Names the socket file; nothing listens on a network port. */
export const socketPort = 5432;
const socketName = `.s.PGSQL.${socketPort}`;
const maxSocketPathBytes = 100;
const maxLogBytes = 1024 * 1024;
const maxUnwrittenMs = 5_000;

/** For one small site on one machine: little memory, few processes, durable, and no personal data in the log. */
const serverSettings = {
  listen_addresses: '',
  port: String(socketPort),
  unix_socket_permissions: '0700',
  // Enough for three instances with their pools, plus maintenance.
  max_connections: '60',
  shared_buffers: '32MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '1',
  log_checkpoints: 'off',
  // Statement errors are returned to the client; in the log they would only leave values of personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** The cluster's directory, or a short one if that path is too long for a socket. */
export function socketDirectory(clusterDir: string): string {
  if (Buffer.byteLength(path.join(clusterDir, socketName)) <= maxSocketPathBytes) return clusterDir;
  const name = `versicherungsmonitor-${hash('sha256', clusterDir).slice(0, 16)}`;
  const short = path.join(tmpdir(), name);
  return Buffer.byteLength(path.join(short, socketName)) <= maxSocketPathBytes ? short : path.join('/tmp', name);
}

/** Contents of the running server's pid file, if any. A killed server leaves the file behind. */
export async function readPostmasterFile(clusterDir: string) {
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, directory, , , socketDir] = text.split('\n');
  // A copied or moved directory contains another server's pid file.
  return pid && directory === clusterDir ? { pid: Number(pid), socketDir: socketDir || undefined } : undefined;
}

/** Whether a process is the server of this cluster, rather than another one that reuses its pid. */
export async function isPostmaster(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.split('\0').includes(clusterDir);
}

export interface Postmaster {
  process: ChildProcess;
  /** Undefined while it runs; then its log output since this start. */
  ended(): Promise<string> | undefined;
}

/** Starts the server in its own session, so that Ctrl-C in the terminal does not reach it. */
export async function launchPostmaster(input: {
  clusterDir: string;
  logFile: string;
  binaries: PostgresBinaries;
  account: PostgresAccount;
}): Promise<Postmaster> {
  const { clusterDir, logFile, binaries, account } = input;
  const { prefix, ids, owner } = account.server;
  const socketDir = socketDirectory(clusterDir);
  if (socketDir !== clusterDir) await makeSocketDirectory(socketDir, owner);
  await clearStaleLockFiles(
    [path.join(clusterDir, 'postmaster.pid'), path.join(socketDir, `${socketName}.lock`)],
    clusterDir,
  );
  await allowConnectionsOnly({ clusterDir, client: account.client, owner }).catch((error) => {
    throw unreachable(clusterDir, error);
  });
  const log = await openLog(logFile).catch((error) => {
    throw unreachable(logFile, error);
  });
  try {
    const settings = Object.entries({ ...serverSettings, unix_socket_directories: socketDir });
    const options = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [program = '', ...args] = [...prefix, binaries.postgres, '-D', clusterDir, ...options];
    const child = spawn(program, args, {
      ...ids,
      env: binaries.env,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log.handle.fd, log.handle.fd],
    });
    child.unref();
    let end: Promise<string> | undefined;
    child.once('error', (error) => {
      end = Promise.resolve(error.message);
    });
    child.once('exit', () => {
      end ??= readFile(logFile).then((all) => all.subarray(log.offset).toString('utf8'));
    });
    return { process: child, ended: () => end };
  } finally {
    await log.handle.close();
  }
}

/** Appends to the log; a large one is rotated, keeping one old file. */
async function openLog(logFile: string) {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > maxLogBytes) await rename(logFile, `${logFile}.1`);
  return { handle: await open(logFile, 'a', 0o600), offset: size > maxLogBytes ? 0 : size };
}

async function makeSocketDirectory(socketDir: string, owner: Owner | undefined) {
  const uid = owner?.uid ?? process.geteuid?.();
  await mkdir(socketDir, { mode: 0o700 }).then(
    () => owner && chown(socketDir, owner.uid, owner.gid),
    (error) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const found = await lstat(socketDir);
  if (!found.isDirectory() || found.uid !== uid) {
    throw new StartFailure(
      `The database's socket needs the directory ${socketDir} because DATA_DIR has a long path, but that belongs to somebody else. ` +
        'Set DATA_DIR to a shorter path. Nothing was changed.',
    );
  }
  if ((found.mode & 0o777) !== 0o700) await chmod(socketDir, 0o700);
}

/**
 * After a power cut the pid in a stale lock file can belong to another process, typically in a container, and
 * PostgreSQL would take that for a running server. It ignores its parent's pid, so that one is written instead. The
 * other fields stay: they let PostgreSQL recognise surviving processes of the old server. A lock file left empty by a
 * power cut is removed; a fresh empty one belongs to a server that is about to write it.
 */
async function clearStaleLockFiles(lockFiles: string[], clusterDir: string) {
  for (const lockFile of lockFiles) {
    const text = await readFile(lockFile, 'utf8').catch(() => '');
    if (text === '' && (await ageOf(lockFile)) > maxUnwrittenMs) await rm(lockFile, { force: true });
    const pid = Number.parseInt(text, 10);
    if (Number.isNaN(pid) || !isAlive(pid) || (await isPostmaster(pid, clusterDir))) continue;
    await writeFile(lockFile, text.replace(/^-?\d+/, String(process.pid)));
  }
}

async function ageOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
}
