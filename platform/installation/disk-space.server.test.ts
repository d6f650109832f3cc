import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { watchDisk } from './disk-space.server.ts';

test('a full disk is detected', async () => {
  // A kernel file system without free space.
  expect(await watchDisk('/proc')()).toBe(true);
  expect(await watchDisk(tmpdir())()).toBe(false);
  expect(await watchDisk('/gibt/es/nicht')()).toBe(false);
});
