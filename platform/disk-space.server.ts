import { statfs } from 'node:fs/promises';

const reserve = 200 * 1024 * 1024;
const freshMillis = 1_000;

/**
 * Tells whether less than 200 MiB are left where a directory lies: then nothing new is accepted, so that what is under
 * way and the database itself can go on. The disk is asked at the most once a second.
 */
export function watchDisk(directory: string): () => Promise<boolean> {
  let askedAt = 0;
  let isFull = Promise.resolve(false);
  return () => {
    if (Date.now() - askedAt > freshMillis) {
      askedAt = Date.now();
      isFull = statfs(directory).then(
        ({ bavail, bsize }) => bavail * bsize < reserve,
        () => false,
      );
    }
    return isFull;
  };
}
