import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from '../error-code.ts';
import { unreachable } from '../installation/data-dir.server.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import type { PostgresAccount } from './account.server.ts';
import type { PostgresBinaries } from './binaries.server.ts';
import { changeOwner } from './ownership.server.ts';

const run = promisify(execFile);

/** Distinguishes this process's unfinished directory from one of a dead process with the same id. */
const processMark = randomBytes(4).toString('hex');

/** Same collation and encoding on every system; data checksums are on by default. */
const initdbOptions = [
  '--username=postgres',
  '--auth-local=peer',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // 4 MB files instead of 16: a quarter of the disk space for a small database.
  '--wal-segsize=4',
  '--set=timezone=UTC',
  '--set=log_timezone=UTC',
];

/**
 * Whether the directory is empty or missing, or holds a cluster this server can open.
 * @throws StartFailure if it holds anything else; nothing is changed
 */
export async function inspectCluster(clusterDir: string, majorVersion: number): Promise<'absent' | 'present'> {
  let entries: string[];
  try {
    entries = await readdir(clusterDir);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'absent';
    throw unreachable(clusterDir, error);
  }
  if (entries.length === 0) return 'absent';
  const version = (await readFile(path.join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '' || !entries.includes('global')) {
    throw new StartFailure(
      `${clusterDir} is not a PostgreSQL database, or a damaged one. ` +
        'Restore a backup, or move the directory away to start empty. Nothing was changed.',
    );
  }
  if (version !== String(majorVersion)) {
    throw new StartFailure(
      `${clusterDir} was made by PostgreSQL ${version}; this version brings PostgreSQL ${majorVersion}. ` +
        'Make a backup with the version that made it and restore it with this one. Nothing was changed.',
    );
  }
  return 'present';
}

/**
 * Creates a cluster in a temporary directory and renames it when complete, so that no partial cluster is ever found.
 */
export async function createCluster(input: {
  clusterDir: string;
  binaries: PostgresBinaries;
  account: PostgresAccount;
}): Promise<void> {
  const { clusterDir, binaries, account } = input;
  await removeUnfinished(clusterDir);
  const unfinished = `${clusterDir}.new-${process.pid}-${processMark}`;
  try {
    await mkdir(unfinished, { mode: 0o700 });
    const { server, initdb } = account;
    const [program = '', ...args] = [...initdb.prefix, binaries.initdb, ...initdbOptions, `--pgdata=${unfinished}`];
    if (initdb.owner) await chown(unfinished, initdb.owner.uid, initdb.owner.gid);
    await run(program, args, { ...initdb.ids, env: binaries.env, cwd: '/' });
    if (server.owner) await changeOwner(unfinished, server.owner);
    await rename(unfinished, clusterDir);
    await syncDirectory(path.dirname(clusterDir));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process created it first.
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return;
    if (error instanceof Error && 'stderr' in error) {
      throw new StartFailure(`The embedded database ${clusterDir} could not be made. ${String(error.stderr).trim()}`, {
        cause: error,
      });
    }
    throw unreachable(clusterDir, error);
  }
}

async function removeUnfinished(clusterDir: string) {
  const parent = path.dirname(clusterDir);
  const pattern = /\.new-(\d+)-([0-9a-f]+)$/;
  for (const entry of await readdir(parent)) {
    const [, pid, mark] = (entry.startsWith(`${path.basename(clusterDir)}.new-`) && pattern.exec(entry)) || [];
    if (pid === undefined || mark === processMark) continue;
    if (Number(pid) === process.pid || !isAlive(Number(pid))) {
      // The initdb of a killed process may still be writing there.
      await rm(path.join(parent, entry), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

async function syncDirectory(directory: string) {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}
