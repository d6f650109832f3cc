import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchDisk } from './disk-space.server.ts';

test('a full disk is detected, and logged once', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  // A kernel file system without free space.
  const isFull = watchDisk('/proc', log);
  expect([await isFull(), await isFull()]).toEqual([true, true]);
  expect(log.error.mock.calls).toEqual([[{ freeBytes: 0 }, expect.stringContaining('writes are refused')]]);
  expect(await watchDisk(tmpdir(), log)()).toBe(false);
  expect(await watchDisk('/gibt/es/nicht', log)()).toBe(false);
  expect(log.error).toHaveBeenCalledOnce();
});

test('writes are logged as accepted again once there is space', async () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const place = vi.spyOn(fs, 'statfs').mockResolvedValueOnce({ bavail: 0, bsize: 4096 } as never);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    syncBuiltinESMExports();
  });
  syncBuiltinESMExports();
  vi.useFakeTimers({ toFake: ['Date'] });
  const isFull = watchDisk(tmpdir(), log);
  expect(await isFull()).toBe(true);
  vi.advanceTimersByTime(1_001);
  expect(await isFull()).toBe(false);
  expect(place).toHaveBeenCalledTimes(2);
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining('writes are accepted')]]);
});
