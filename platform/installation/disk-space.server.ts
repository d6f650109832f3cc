import { statfs } from 'node:fs/promises';

const reserveBytes = 200 * 1024 * 1024;
const freshForMs = 1_000;

/** Bytes left where a directory lies, and whether they are too few to accept anything new. */
export async function freeDiskSpace(directory: string): Promise<{ freeBytes: number; isLow: boolean }> {
  const { bavail, bsize } = await statfs(directory);
  return { freeBytes: bavail * bsize, isLow: bavail * bsize < reserveBytes };
}

/**
 * Tells whether less than 200 MiB are left where a directory lies: then nothing new is accepted, so that what is under
 * way and the database itself can go on. The disk is asked at the most once a second.
 */
export function watchDisk(directory: string): () => Promise<boolean> {
  let askedAt = 0;
  let isFull = Promise.resolve(false);
  return () => {
    if (Date.now() - askedAt > freshForMs) {
      askedAt = Date.now();
      isFull = freeDiskSpace(directory).then(
        ({ isLow }) => isLow,
        () => false,
      );
    }
    return isFull;
  };
}
