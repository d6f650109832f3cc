import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { eicar, startScanner } from '#tests/made-up/made-up-scanner.ts';
import { scratchDirectory } from '#tests/scratch-directory.ts';
import { checkScanner, scanForViruses } from './virus-scanner.server.ts';

async function fileWith(content: string | Buffer) {
  const directory = await mkdtemp(path.join(scratchDirectory(), 'monitor-scan-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = path.join(directory, 'upload');
  await writeFile(file, content);
  return file;
}

async function scanner(maxBytes?: number) {
  const started = await startScanner({ ...(maxBytes && { maxBytes }) });
  onTestFinished(() => started.stop());
  return started.url;
}

test('a scanner reports whether a file is infected', async () => {
  const url = await scanner();
  expect(await scanForViruses(url, await fileWith(Buffer.alloc(500_000)))).toBe('clean');
  expect(await scanForViruses(url, await fileWith(`${eicar}\n`))).toBe('found');
});

test('an unreachable scanner, or one that rejects the file’s size, is an error and not a result', async () => {
  const file = await fileWith(Buffer.alloc(500_000));
  await expect(scanForViruses(await scanner(100_000), file)).rejects.toThrow('accepts no file of this size');
  const gone = await startScanner();
  await gone.stop();
  await expect(scanForViruses(gone.url, file)).rejects.toThrow();
});

test('a result that comes before the whole file was sent is none', async () => {
  const hasty = createServer((socket) => socket.on('error', () => undefined).end('stream: OK\0'));
  onTestFinished(() => void hasty.close());
  const url = new URL(`tcp://127.0.0.1:${await listenOnLoopback(hasty)}`);
  await expect(scanForViruses(url, await fileWith(Buffer.alloc(5_000_000)))).rejects.toThrow();
});

test('the scanner is tested at start with a file of the maximum size', async () => {
  await checkScanner(await scanner(), 2_000_000);
  await expect(checkScanner(await scanner(1_000_000), 2_000_000)).rejects.toThrow('accepts no file of this size');
});
