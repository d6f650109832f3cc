import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack, pack } from 'tar-stream';
import * as z from 'zod';
import { StartFailure } from '../installation/start-failure.server.ts';
import { type ArchiveFile, openArchiveFile, startEncryption } from './backup-encryption.server.ts';

/**
 * A backup is a tar file that any tar can unpack: database/TABLE.copy (PostgreSQL's COPY text), files/KEY, manifest.json
 * with the SHA-256 of each, and at its end the seal: an entry with the SHA-256 of everything before it. The seal's own
 * bytes follow from that sum, so a change to any byte of the file is found.
 */
const manifestShape = z.object({
  format: z.literal(1),
  application: z.literal('versicherungsmonitor'),
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.object({
    server: z.string(),
    migrations: z.array(z.object({ hash: z.string(), when: z.number() })),
    tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  }),
  entries: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestShape>;
type ManifestEntry = Manifest['entries'][number];

const manifestName = 'manifest.json';
const tarBlock = 512;
const endOfTar = 2 * tarBlock;
const attributes = { mode: 0o600, uid: 0, gid: 0, type: 'file' } as const;

async function sealOf(sum: string): Promise<Buffer> {
  const seal = pack();
  seal.entry({ ...attributes, name: 'seal.sha256', mtime: new Date(0) }, `${sum}\n`);
  seal.finalize();
  return buffer(seal as AsyncIterable<Buffer>);
}

/** Writes what comes out of a tar but its end, and gives the SHA-256 of it. */
async function writeBody(tar: Pack, write: (bytes: Buffer) => Promise<unknown>): Promise<string> {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of tar as AsyncIterable<Buffer>) {
    const all = Buffer.concat([held, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - endOfTar));
    hash.update(ready);
    await write(ready);
    held = all.subarray(ready.length);
  }
  return hash.digest('hex');
}

export interface ArchiveWriter {
  /** Adds bytes that are at hand, or a file of the disk. */
  add(name: string, content: Buffer | { file: string }): Promise<void>;
}

/**
 * Writes an archive beside its place, brings it to the disk and renames it: FILE is a whole backup or as it was before.
 * @param fill adds everything and gives what the manifest says beside the entries
 * @param password encrypts it; undefined: not
 * @throws StartFailure when nothing can be written there
 */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'entries' | 'format' | 'application'>>,
  password?: string,
): Promise<{ manifest: Manifest; bytes: number }> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  const encryption = password === undefined ? undefined : await startEncryption(password);
  const handle = await open(unfinished, 'wx', 0o600).catch((error) => {
    throw new StartFailure(`${path.dirname(path.resolve(file))} can't be written to: ${error.message}`);
  });
  const write = (bytes: Buffer) => handle.writeFile(encryption?.cipher.update(bytes) ?? bytes);
  try {
    if (encryption) await handle.writeFile(encryption.head);
    const tar = pack();
    const body = writeBody(tar, write);
    // An error is told by whoever waits for it below.
    body.catch((error) => tar.destroy(error));
    const entries: ManifestEntry[] = [];
    const facts = await fill({
      async add(name, content) {
        entries.push({ name, ...(await addEntry(tar, name, content)) });
      },
    });
    const manifest: Manifest = { format: 1, application: 'versicherungsmonitor', ...facts, entries };
    await addEntry(tar, manifestName, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    tar.finalize();
    await write(await sealOf(await body));
    await handle.sync();
    const { size } = await handle.stat();
    await handle.close();
    await rename(unfinished, file);
    const directory = await open(path.dirname(path.resolve(file)), 'r');
    await directory.sync().finally(() => directory.close());
    return { manifest, bytes: size };
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addEntry(tar: Pack, name: string, content: Buffer | { file: string }) {
  const hash = createHash('sha256');
  const bytes = Buffer.isBuffer(content) ? content.length : (await stat(content.file)).size;
  const entry = tar.entry({ ...attributes, name, size: bytes, mtime: new Date() });
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : createReadStream(content.file);
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    entry as unknown as NodeJS.WritableStream,
  );
  return { bytes, sha256: hash.digest('hex') };
}

const refuse = (file: string, reason: string): StartFailure =>
  new StartFailure(`${file} is not a whole backup: ${reason}. Nothing was changed.`);

/**
 * Reads every byte of an archive and compares it with the seal and the manifest.
 * @throws StartFailure when one is wrong, or the password
 */
export async function verifyArchive(file: string, password?: string): Promise<Manifest> {
  const archive = await openArchiveFile(file, password);
  const { bytes: size, read } = archive;
  const sealBytes = (await sealOf('0'.repeat(64))).length;
  if (size <= sealBytes) throw refuse(file, 'it is too short');
  if (size % tarBlock !== 0) throw refuse(file, 'it was cut off or something was added');
  const hash = createHash('sha256');
  await pipeline(read({ end: size - sealBytes - 1 }), hash);
  const seal = await buffer(read({ start: size - sealBytes }));
  if (!seal.equals(await sealOf(hash.digest('hex')))) throw refuse(file, 'its seal does not match its content');

  const found: ManifestEntry[] = [];
  let manifest: Manifest | undefined;
  try {
    for await (const { name, content } of entriesOf(archive)) {
      if (name === manifestName) manifest = manifestShape.parse(JSON.parse((await buffer(content)).toString()));
      else {
        const sum = createHash('sha256');
        let bytes = 0;
        for await (const chunk of content) {
          sum.update(chunk);
          bytes += chunk.length;
        }
        found.push({ name, bytes, sha256: sum.digest('hex') });
      }
    }
  } catch {
    throw refuse(file, 'it can’t be read to its end, or is of another version’s format');
  }
  const line = ({ name, bytes, sha256 }: ManifestEntry) => `${name} ${bytes} ${sha256}`;
  if (!manifest || found.map(line).join('\n') !== manifest.entries.map(line).join('\n')) {
    throw refuse(file, 'its content is not what its manifest says');
  }
  return manifest;
}

interface ArchiveEntry {
  name: string;
  content: Readable;
}

/** The entries of an archive, the seal left out. Each must be read to its end before the next one. */
export async function* readArchive(file: string, password?: string): AsyncGenerator<ArchiveEntry> {
  yield* entriesOf(await openArchiveFile(file, password));
}

async function* entriesOf({ read }: ArchiveFile): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const reading = pipeline(read(), tar as unknown as NodeJS.WritableStream);
  reading.catch(() => undefined);
  for await (const entry of tar) {
    if (entry.header.name === 'seal.sha256') entry.resume();
    else yield { name: entry.header.name, content: entry as unknown as Readable };
  }
  await reading;
}
