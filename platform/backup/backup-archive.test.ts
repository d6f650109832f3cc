import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartFailure } from '../installation/start-failure.server.ts';
import { readArchive, verifyArchive } from './read-archive.server.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.server.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'monitor-archive-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const facts = {
  version: '1.0.0',
  madeAt: '2026-11-21T12:00:00.000Z',
  database: { server: '18.4', migrations: [], tables: [{ name: 'partners', columns: ['id'], rows: 1 }] },
};
const longName = `files/reports/${'langer-name-'.repeat(15)}.pdf`;

function write(file: string, password?: string) {
  const fill = async (archive: ArchiveWriter) => {
    await archive.add('database/partners.copy', Buffer.from('1\tMusterhochschule Zürich\n'));
    await archive.add('database/empty.copy', Buffer.alloc(0));
    await archive.add(longName, Buffer.alloc(3_000, 7));
    return facts;
  };
  return writeArchive(file, fill, password);
}

test('what was put in comes out, in its order', async () => {
  const file = path.join(directory, 'whole.tar');
  const { manifest } = await write(file);
  expect(await verifyArchive(file)).toEqual(manifest);
  const names: string[] = [];
  for await (const { name, content } of readArchive(file)) {
    names.push(name);
    const read = await text(content);
    if (name === 'database/partners.copy') expect(read).toBe('1\tMusterhochschule Zürich\n');
  }
  expect(names).toEqual(['database/partners.copy', 'database/empty.copy', longName, 'manifest.json']);
});

test('an archive with any byte changed, cut off or added is refused', async () => {
  const file = path.join(directory, 'flipped.tar');
  await write(file);
  const whole = await readFile(file);
  const flip = fc.record({ at: fc.nat(whole.length - 1), by: fc.integer({ min: 1, max: 255 }) });
  await fc.assert(
    fc.asyncProperty(flip, async ({ at, by }) => {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ by;
      await writeFile(file, damaged);
      await expect(verifyArchive(file)).rejects.toThrow(StartFailure);
    }),
    {
      numRuns: 150,
      examples: [[{ at: 0, by: 1 }], [{ at: whole.length - 1, by: 1 }], [{ at: whole.length - 1500, by: 1 }]],
    },
  );
  for (const damaged of [
    whole.subarray(0, -1),
    whole.subarray(0, 700),
    Buffer.alloc(0),
    Buffer.concat([whole, Buffer.alloc(1)]),
  ]) {
    await writeFile(file, damaged);
    await expect(verifyArchive(file)).rejects.toThrow(StartFailure);
  }
});

test('a backup that fails leaves the one before it as it was, and nothing beside it', async () => {
  const place = await mkdtemp(path.join(directory, 'place-'));
  const file = path.join(place, 'backup.tar');
  await write(file);
  const before = await readFile(file);
  await expect(writeArchive(file, () => Promise.reject(new Error('no more disk')))).rejects.toThrow('no more disk');
  expect((await readFile(file)).equals(before)).toBe(true);
  expect(await readdir(place)).toEqual(['backup.tar']);
});

describe('an encrypted archive', () => {
  const password = 'sechzehn rote Tassen';
  const file = () => path.join(directory, 'encrypted.tar');

  test('comes out as it was put in, and says nothing without its password', async () => {
    const { manifest } = await write(file(), password);
    const stored = await readFile(file(), 'latin1');
    for (const text of ['Musterhochschule', 'partners', 'manifest', 'ustar']) expect(stored).not.toContain(text);
    expect(await verifyArchive(file(), password)).toEqual(manifest);
    for await (const { name, content } of readArchive(file(), password)) {
      const read = await text(content);
      if (name === 'database/partners.copy') expect(read).toBe('1\tMusterhochschule Zürich\n');
    }
    await expect(verifyArchive(file())).rejects.toThrow(/is encrypted: set BACKUP_PASSWORD/);
    await expect(verifyArchive(file(), `${password}!`)).rejects.toThrow(/another password than BACKUP_PASSWORD/);
  });

  test('is found out when a byte was changed or it was cut off', async () => {
    await write(file(), password);
    const whole = await readFile(file());
    for (const at of [3, 20, whole.length - 3_000]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 1;
      await writeFile(file(), damaged);
      await expect(verifyArchive(file(), password)).rejects.toThrow(StartFailure);
    }
    for (const length of [0, 600, whole.length - 1]) {
      await writeFile(file(), whole.subarray(0, length));
      await expect(verifyArchive(file(), password)).rejects.toThrow(StartFailure);
    }
  });

  test('is opened by openssl, too', async () => {
    await write(file(), password);
    const env = { ...process.env, BACKUP_PASSWORD: password };
    const opened = execFileSync(
      'openssl',
      [...'enc -d -aes-256-ctr -pbkdf2 -iter 600000 -md sha256 -pass env:BACKUP_PASSWORD -in'.split(' '), file()],
      { env },
    );
    const plain = path.join(directory, 'opened.tar');
    await writeFile(plain, opened);
    expect(await verifyArchive(plain)).toEqual(await verifyArchive(file(), password));
  });
});
