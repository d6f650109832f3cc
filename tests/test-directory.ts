import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll } from 'vitest';
import { scratchDirectory } from './scratch-directory.ts';

/** A new directory of a test file, removed after its tests. */
export async function testDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(scratchDirectory(), 'monitor-test-'));
  afterAll(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
