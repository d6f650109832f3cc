import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';

const reserveBytes = 200 * 1024 * 1024;
const cacheMs = 1_000;

/** Free bytes on the disk of a directory, and whether they are too few to accept writes. */
export async function freeDiskSpace(directory: string): Promise<{ freeBytes: number; isLow: boolean }> {
  const { bavail, bsize } = await statfs(directory);
  return { freeBytes: bavail * bsize, isLow: bavail * bsize < reserveBytes };
}

/**
 * Checks whether less than 200 MiB are free on a directory's disk, and logs when that changes. Writes are refused then, so
 * that running work and the database can continue. The disk is queried at most once a second.
 */
export function watchDisk(directory: string, log: Pick<Logger, 'warn' | 'error'>): () => Promise<boolean> {
  let checkedAt = 0;
  let isLow = Promise.resolve(false);
  let wasLow = false;
  async function check(): Promise<boolean> {
    const space = await freeDiskSpace(directory).catch(() => undefined);
    const isNowLow = space?.isLow ?? false;
    if (isNowLow && !wasLow) {
      log.error({ freeBytes: space?.freeBytes }, 'less than 200 MiB are free where DATA_DIR is: writes are refused');
    } else if (wasLow && !isNowLow) {
      log.warn('there is enough space on the disk again: writes are accepted');
    }
    wasLow = isNowLow;
    return isNowLow;
  }
  return () => {
    if (Date.now() - checkedAt > cacheMs) {
      checkedAt = Date.now();
      isLow = check();
    }
    return isLow;
  };
}
