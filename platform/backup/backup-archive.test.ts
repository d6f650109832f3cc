import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testDirectory } from '#tests/test-directory.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import { chunkBytes, headerBytes } from './authenticated-chunks.server.ts';
import { openArchiveFile } from './backup-encryption.server.ts';
import { readArchive, verifyArchive } from './read-archive.server.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.server.ts';

const directory = await testDirectory();

const facts = {
  version: '1.0.0',
  madeAt: '2026-11-21T12:00:00.000Z',
  database: { server: '18.4', migrations: [], tables: [{ name: 'partners', columns: ['id'], rows: 1 }] },
};
const longName = `files/reports/${'langer-name-'.repeat(15)}.pdf`;

/** @param more size of an additional random file in the archive */
function write(file: string, password?: string, more = 0) {
  const fill = async (archive: ArchiveWriter) => {
    await archive.add('database/partners.copy', Buffer.from('1\tMusterhochschule Zürich\n'));
    await archive.add('database/empty.copy', Buffer.alloc(0));
    await archive.add(longName, Buffer.alloc(3_000, 7));
    if (more > 0) await archive.add('files/uploads/more', randomBytes(more));
    return facts;
  };
  return writeArchive(file, fill, password);
}

test('entries are read back in their order', async () => {
  const file = path.join(directory, 'whole.tar');
  const { manifest } = await write(file);
  expect(await verifyArchive(file)).toEqual({ manifest, isAuthenticated: false });
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

test('a failed backup leaves the previous one unchanged, and no other file', async () => {
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
  /** Parts of the file: the header, then chunks with their tags. */
  const partsOf = (whole: Buffer) => {
    const size = chunkBytes + 16;
    const count = Math.ceil((whole.length - headerBytes) / size);
    const chunk = (index: number) => whole.subarray(headerBytes + index * size, headerBytes + (index + 1) * size);
    return [whole.subarray(0, headerBytes), ...Array.from({ length: count }, (_, index) => chunk(index))];
  };
  const refused = async (bytes: Buffer) => {
    await writeFile(file(), bytes);
    const refusal = await verifyArchive(file(), password).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartFailure);
    expect(refusal.message).toContain('Nothing was changed');
  };

  test('is decrypted unchanged, and unreadable without its password', async () => {
    const { manifest } = await write(file(), password);
    const stored = await readFile(file(), 'latin1');
    for (const text of ['Musterhochschule', 'partners', 'manifest', 'ustar']) expect(stored).not.toContain(text);
    expect(await verifyArchive(file(), password)).toEqual({ manifest, isAuthenticated: true });
    for await (const { name, content } of readArchive(file(), password)) {
      const read = await text(content);
      if (name === 'database/partners.copy') expect(read).toBe('1\tMusterhochschule Zürich\n');
    }
    await expect(verifyArchive(file())).rejects.toThrow(/is encrypted: set BACKUP_PASSWORD/);
    await expect(verifyArchive(file(), `${password}!`)).rejects.toThrow(/another password than BACKUP_PASSWORD/);
  });

  test('is refused when any byte was changed, before any of it is decrypted', async () => {
    await write(file(), password, 90_000);
    const whole = await readFile(file());
    const [header, first] = partsOf(whole) as [Buffer, Buffer];
    const second = header.length + first.length;
    const inTags = [second - 1, second - 16, whole.length - 1];
    for (const at of [0, 7, 8, 23, 24, 30, 31, 5_000, second - 17, second, second + 9_000, ...inTags]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 1;
      await refused(damaged);
    }
    // The chunk's own tag finds it, before the seal of the archive.
    const damaged = Buffer.from(whole);
    damaged[second + 1] = (damaged[second + 1] as number) ^ 1;
    await writeFile(file(), damaged);
    const { read } = await openArchiveFile(file(), password);
    const decrypted: Buffer[] = [];
    await expect(
      (async () => {
        for await (const bytes of read({ start: chunkBytes })) decrypted.push(bytes);
      })(),
    ).rejects.toThrow('a part of it was changed or cut off');
    expect(decrypted).toEqual([]);
  });

  test('is refused when chunks were swapped, removed, repeated, cut off, or come from another backup', async () => {
    await write(file(), password, 200_000);
    const [header, one, two, three, ...rest] = partsOf(await readFile(file())) as [Buffer, Buffer, Buffer, Buffer];
    const other = path.join(directory, 'other.tar');
    await write(other, password, 200_000);
    const [, ofOther] = partsOf(await readFile(other)) as [Buffer, Buffer];
    for (const chunks of [
      [two, one, three, ...rest],
      [one, three, ...rest],
      [one, one, two, three, ...rest],
      [one, two, three],
      [one],
      [],
      [ofOther, two, three, ...rest],
      [one, two, three, ...rest, rest.at(-1) ?? one],
    ]) {
      await refused(Buffer.concat([header, ...chunks]));
    }
    const whole = Buffer.concat([header, one, two, three, ...rest]);
    for (const length of [9, 31, 40, 600, whole.length - 1, whole.length - 17])
      await refused(whole.subarray(0, length));
    await refused(Buffer.concat([whole, Buffer.alloc(1)]));
  });

  test.each([0, 1, chunkBytes, 3 * chunkBytes + 17])('with %i more bytes is read from any offset', async (more) => {
    const { bytes } = await write(file(), password, more);
    const archive = await openArchiveFile(file(), password);
    expect(bytes).toBeGreaterThan(archive.bytes);
    const whole = await buffer(archive.read());
    expect(whole).toHaveLength(archive.bytes);
    for (const start of [0, 16, chunkBytes - 16, chunkBytes, archive.bytes - 1024].filter((at) => at < whole.length)) {
      expect((await buffer(archive.read({ start }))).equals(whole.subarray(start))).toBe(true);
      const end = Math.min(start + 1_000, whole.length - 1);
      expect((await buffer(archive.read({ start, end }))).equals(whole.subarray(start, end + 1))).toBe(true);
    }
  });

  test('of an earlier release can still be restored, and counts as not authenticated', async () => {
    const plain = path.join(directory, 'plain.tar');
    const { manifest } = await write(plain);
    const env = { ...process.env, BACKUP_PASSWORD: password };
    const encryption = 'enc -aes-256-ctr -pbkdf2 -iter 600000 -md sha256 -pass env:BACKUP_PASSWORD'.split(' ');
    await writeFile(file(), execFileSync('openssl', [...encryption, '-in', plain], { env }));
    expect(await verifyArchive(file(), password)).toEqual({ manifest, isAuthenticated: false });
    for await (const { name, content } of readArchive(file(), password)) {
      const read = await text(content);
      if (name === 'database/partners.copy') expect(read).toBe('1\tMusterhochschule Zürich\n');
    }
    await expect(verifyArchive(file(), `${password}!`)).rejects.toThrow(/another password than BACKUP_PASSWORD/);
    const whole = await readFile(file());
    for (const at of [20, whole.length - 3_000]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 1;
      await refused(damaged);
    }
  });
});
