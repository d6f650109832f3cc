import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { StartFailure } from '../installation/start-failure.server.ts';
import {
  attributes,
  type Manifest,
  type ManifestEntry,
  manifestName,
  sealOf,
  tarBlock,
} from './archive-format.server.ts';
import { encryptInChunks } from './authenticated-chunks.server.ts';

const endOfTarBytes = 2 * tarBlock;

/** Writes a tar without its end, and returns its SHA-256. */
async function writeBody(tar: Pack, write: (bytes: Buffer) => Promise<unknown>): Promise<string> {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of tar as AsyncIterable<Buffer>) {
    const all = Buffer.concat([held, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - endOfTarBytes));
    hash.update(ready);
    await write(ready);
    held = all.subarray(ready.length);
  }
  return hash.digest('hex');
}

export interface ArchiveWriter {
  /** Adds bytes, or all of an open file, which is closed. */
  add(name: string, content: Buffer | FileHandle): Promise<void>;
}

/**
 * Writes an archive to a temporary file, syncs and renames it, so that FILE is either a complete backup or unchanged.
 * @param fill adds all entries and returns the other fields of the manifest
 * @param password encrypts the archive; not encrypted if omitted
 * @throws StartFailure if the file can't be written
 */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'entries' | 'format' | 'application'>>,
  password?: string,
): Promise<{ manifest: Manifest; bytes: number }> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  const encryption = password === undefined ? undefined : await encryptInChunks(password);
  const handle = await open(unfinished, 'wx', 0o600).catch((error) => {
    throw new StartFailure(`${path.dirname(path.resolve(file))} can't be written to: ${error.message}`);
  });
  const cannotWrite = (error: Error) => {
    throw new StartFailure(`${file} can't be written: ${error.message}`);
  };
  const write = (bytes: Buffer) => handle.writeFile(encryption?.update(bytes) ?? bytes).catch(cannotWrite);
  let failure: unknown;
  try {
    if (encryption) await handle.writeFile(encryption.header);
    const tar = pack();
    const body = writeBody(tar, write);
    body.catch((error) => {
      failure = error;
      tar.destroy(error);
    });
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
    if (encryption) await handle.writeFile(encryption.final());
    await handle.sync().catch(cannotWrite);
    const { size } = await handle.stat();
    await handle.close();
    await rename(unfinished, file);
    const directory = await open(path.dirname(path.resolve(file)), 'r');
    await directory.sync().finally(() => directory.close());
    return { manifest, bytes: size };
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    // An entry that can't be written only reports that the tar was closed.
    throw failure instanceof StartFailure ? failure : error;
  }
}

async function addEntry(tar: Pack, name: string, content: Buffer | FileHandle) {
  const hash = createHash('sha256');
  const bytes = Buffer.isBuffer(content) ? content.length : (await content.stat()).size;
  const entry = tar.entry({ ...attributes, name, size: bytes, mtime: new Date() });
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content.createReadStream({ start: 0 });
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
