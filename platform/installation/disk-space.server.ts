import { statfs } from 'node:fs/promises';

const reserveBytes = 200 * 1024 * 1024;
const cacheMs = 1_000;

/** Free bytes on the disk of a directory, and whether they are too few to accept writes. */
export async function freeDiskSpace(directory: string): Promise<{ freeBytes: number; isLow: boolean }> {
  const { bavail, bsize } = await statfs(directory);
  return { freeBytes: bavail * bsize, isLow: bavail * bsize < reserveBytes };
}

/**
 * Checks whether less than 200 MiB are free on a directory's disk. Writes are refused then, so that running work and
 * the database can continue. The disk is queried at most once a second.
 */
export function watchDisk(directory: string): () => Promise<boolean> {
  let checkedAt = 0;
  let isLow = Promise.resolve(false);
  return () => {
    if (Date.now() - checkedAt > cacheMs) {
      checkedAt = Date.now();
      isLow = freeDiskSpace(directory).then(
        (space) => space.isLow,
        () => false,
      );
    }
    return isLow;
  };
}
