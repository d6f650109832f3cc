import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { watchDisk } from './disk-space.server.ts';

test('a disk without room is told from one with it', async () => {
  // A file system of the kernel: it has no room for anything.
  expect(await watchDisk('/proc')()).toBe(true);
  expect(await watchDisk(tmpdir())()).toBe(false);
  expect(await watchDisk('/gibt/es/nicht')()).toBe(false);
});
