import { randomBytes } from 'node:crypto';
import { readdir, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { startS3 } from '#tests/made-up/s3-server.ts';
import { testDirectory } from '#tests/test-directory.ts';
import { checkFiles, listKeys, openFiles, putFile } from './files.server.ts';

const directory = await testDirectory();
const s3 = await startS3(directory);
afterAll(() => s3.stop());

describe.each(['directory', 's3'] as const)('files in a %s', (kind) => {
  const open = () =>
    openFiles({ dataDir: path.join(directory, 'data'), filesUrl: kind === 's3' ? s3.filesUrl : undefined });

  test('are written, listed, read, replaced and deleted', async () => {
    const files = await open();
    await files.put('reports/b.pdf', 'first');
    await files.put('reports/b.pdf', 'second');
    await files.put('uploads/a.webp', Buffer.from([0, 255]));
    expect(await listKeys(files)).toEqual(['reports/b.pdf', 'uploads/a.webp']);
    expect(await listKeys(files, 'uploads')).toEqual(['uploads/a.webp']);
    expect(await files.get('reports/b.pdf')).toBe('second');
    expect([...(await files.getBytes('uploads/a.webp'))]).toEqual([0, 255]);
    await files.delete('reports/b.pdf');
    expect(await files.exists('reports/b.pdf')).toBe(false);
    expect(await listKeys(files)).toEqual(['uploads/a.webp']);
  });

  test('are stored from the local disk, byte for byte', async () => {
    const files = await open();
    const place = path.join(directory, `local-${kind}`);
    const content = randomBytes(3_000_000);
    await writeFile(place, content);
    await putFile(files, 'partner-files/a.pdf', place);
    expect(Buffer.from(await files.getBytes('partner-files/a.pdf')).equals(content)).toBe(true);
    await files.delete('partner-files/a.pdf');
  });

  test('are read in parts, larger than one piece of a stream', async () => {
    const files = await open();
    const content = randomBytes(300_000);
    await files.put('licensed/a.pdf', content);
    const last = content.length - 1;
    for (const [from, to] of [
      [0, last],
      // s3rver returns only the first byte for all of them.
      [0, kind === 's3' ? 1 : 0],
      [1, 1],
      [last, last],
      [65_535, 65_536],
      [70_000, 200_000],
    ] as const) {
      const part = await buffer(await files.readPart('licensed/a.pdf', { from, to }));
      expect(part.equals(content.subarray(from, to + 1))).toBe(true);
    }
    await files.delete('licensed/a.pdf');
    await expect(files.readPart('licensed/a.pdf', { from: 0, to: 1 }).then(buffer)).rejects.toThrow();
  });

  test('are read from the start of a part: the end of a terabyte is available at once', async () => {
    const files = await open();
    await files.put('uploads/film.mp4', 'a film');
    const terabyte = 1024 ** 4;
    const stored = { directory: 'data/files/uploads/film.mp4', s3: 'monitor/uploads/film.mp4._S3rver_object' }[kind];
    await truncate(path.join(directory, stored), terabyte);
    const part = await files.readPart('uploads/film.mp4', { from: terabyte - 10, to: terabyte - 1 });
    expect(await buffer(part)).toEqual(Buffer.alloc(10));
    await files.delete('uploads/film.mp4');
  });
});

test('a stream that breaks leaves nothing behind', async () => {
  const files = await openFiles({ dataDir: path.join(directory, 'broken'), filesUrl: undefined });
  const breaking = async function* () {
    yield randomBytes(100_000);
    throw new Error('broken');
  };
  await expect(files.putStream('reports/a.pdf', Readable.from(breaking()))).rejects.toThrow();
  expect(await readdir(path.join(directory, 'broken/files/reports'))).toEqual([]);
});

test('a file that can’t be written leaves nothing behind', async () => {
  const files = await openFiles({ dataDir: path.join(directory, 'half'), filesUrl: undefined });
  await files.put('reports/place.pdf', 'there');
  // The name is taken by a folder, so the final rename fails.
  await expect(files.put('reports', 'not there')).rejects.toThrow();
  expect(await readdir(path.join(directory, 'half/files'))).toEqual(['reports']);
});

describe('a bucket that can’t be used is named with FILES_URL and the reason:', () => {
  const check = async (filesUrl: URL) => checkFiles(await openFiles({ dataDir: directory, filesUrl }), { filesUrl });

  test('its service is away', async () => {
    const away = new URL('s3://KEY:SECRET@monitor?endpoint=http%3A%2F%2F127.0.0.1%3A1');
    await expect(check(away)).rejects.toThrow(/^FILES_URL: the bucket monitor can't be read: connect ECONNREFUSED/);
  });

  test('it doesn’t exist', async () => {
    const missing = new URL(s3.filesUrl);
    missing.hostname = 'missing';
    await expect(check(missing)).rejects.toThrow(
      /^FILES_URL: the bucket missing can't be read: .*bucket does not exist/,
    );
    await expect(check(s3.filesUrl)).resolves.toBeUndefined();
  });
});

test('a service that never answers is given up', async () => {
  const silent = createServer();
  onTestFinished(() => void silent.close());
  const endpoint = encodeURIComponent(`http://127.0.0.1:${await listenOnLoopback(silent)}`);
  const filesUrl = new URL(`s3://KEY:SECRET@monitor?endpoint=${endpoint}`);
  const files = await openFiles({ dataDir: directory, filesUrl }, { maxSilenceMs: 50 });
  await expect(files.getBytes('uploads/a.webp')).rejects.toThrow();
});
