import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where tests put databases: in memory when there is plenty of it, since writing them out is most of what they cost. */
export function scratchDirectory(): string {
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
