import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { codeOf } from '../error-code.ts';
import { StartFailure } from './start-failure.server.ts';

/**
 * Creates the directory for everything the process writes, readable by its owner only (0700). An existing directory is
 * set to 0700 only if it is empty or already ours: a DATA_DIR set to a shared directory by mistake must not lock others
 * out.
 * @throws StartFailure if the directory can't be created, read or written, or belongs to another user
 */
export async function prepareDataDir({ dataDir, log }: { dataDir: string; log: Pick<Logger, 'warn'> }): Promise<void> {
  const entries = await open(dataDir);
  const found = await stat(dataDir);
  const self = process.geteuid?.();
  if (self !== undefined && self !== 0 && found.uid !== self) {
    throw new StartFailure(
      `DATA_DIR ${dataDir} belongs to user id ${found.uid}, but this process runs as user id ${self}. ` +
        'Start it as that user, or set DATA_DIR to another directory. Nothing was changed.',
    );
  }
  // 0710 is needed by an embedded database under its own account, see embedded-postgres/account.server.ts.
  if ((found.mode & 0o067) === 0) return;
  if (entries.length === 0 || entries.includes('postgres')) {
    await chmod(dataDir, 0o700).catch((error: unknown) => {
      throw unreachable(dataDir, error);
    });
  } else
    log.warn({ dataDir }, 'DATA_DIR can be read by other users and holds files of others; its mode was left alone');
}

async function open(dataDir: string): Promise<string[]> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await readdir(dataDir);
  } catch (error) {
    // With `recursive`, node also reports a read-only file system as ENOENT.
    if (codeOf(error) === 'ENOENT') {
      throw new StartFailure(`DATA_DIR ${dataDir} can't be created there. Nothing was changed.`, { cause: error });
    }
    throw unreachable(dataDir, error);
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this process may not read or write it',
  EPERM: 'this process may not change it',
  ENOTDIR: 'it or a part of its path is a file',
  EEXIST: 'there is a file of that name',
  EROFS: 'it lies on a read-only file system',
  ENOSPC: 'the disk is full',
};

/** The StartFailure for a file or directory below DATA_DIR that can't be used. */
export function unreachable(where: string, error: unknown): unknown {
  const code = codeOf(error);
  const reason = reasons[code];
  if (reason === undefined) return error;
  return new StartFailure(`DATA_DIR: ${path.resolve(where)} can't be used: ${reason} (${code}). Nothing was changed.`, {
    cause: error,
  });
}
