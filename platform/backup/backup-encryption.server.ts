import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { codeOf } from '../error-code.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import type { ArchiveFile } from './archive-format.server.ts';
import {
  authenticatedMark,
  type ChunkReader,
  decryptChunks,
  headerBytes,
  NotAuthentic,
} from './authenticated-chunks.server.ts';
import { formerMark, openFormerEncryption } from './former-encryption.server.ts';

/** Bytes needed to detect an archive's format. */
const headBytes = 1024;

/**
 * Opens an archive, and decrypts it if it is encrypted.
 * @param password undefined if none is set
 * @throws StartFailure if the file can't be read, or the password is missing or wrong
 */
export async function openArchiveFile(file: string, password: string | undefined): Promise<ArchiveFile> {
  const { begin, size } = await readHead(file);
  const isOf = (mark: Buffer) => begin.subarray(0, mark.length).equals(mark);
  if (!isOf(authenticatedMark) && !isOf(formerMark)) {
    return { bytes: size, isAuthenticated: false, read: (range) => createReadStream(file, range) };
  }
  if (password === undefined) throw new StartFailure(`${file} is encrypted: set BACKUP_PASSWORD. Nothing was changed.`);
  return isOf(formerMark)
    ? openFormerEncryption(file, password, begin, size)
    : openAuthenticated(file, password, begin.subarray(0, headerBytes), size);
}

async function openAuthenticated(file: string, password: string, header: Buffer, size: number): Promise<ArchiveFile> {
  const changed = () =>
    new StartFailure(`${file} is not a whole backup: a part of it was changed or cut off. Nothing was changed.`);
  const chunks = await decryptChunks(password, header, size).catch((error) => {
    throw error instanceof NotAuthentic ? changed() : error;
  });
  await withFile(file, (handle) => firstChunk(chunks, handle)).catch((error) => {
    if (!(error instanceof NotAuthentic)) throw error;
    throw new StartFailure(
      `${file} was encrypted with another password than BACKUP_PASSWORD, or its beginning was changed. Nothing was changed.`,
    );
  });
  async function* plain(start: number, end: number) {
    const handle = await open(file, 'r');
    try {
      yield* chunks.read(handle, { start, end });
    } catch (error) {
      throw error instanceof NotAuthentic ? changed() : error;
    } finally {
      await handle.close();
    }
  }
  return {
    bytes: chunks.bytes,
    isAuthenticated: true,
    read: ({ start = 0, end = chunks.bytes - 1 } = {}) => Readable.from(plain(start, end)),
  };
}

async function firstChunk(chunks: ChunkReader, handle: FileHandle): Promise<void> {
  for await (const _ of chunks.read(handle, { start: 0, end: 0 })) return;
}

const unreadable = (file: string) => (error: unknown) => {
  throw new StartFailure(`${file} can't be read (${codeOf(error)}).`);
};

async function withFile<Result>(file: string, use: (handle: FileHandle) => Promise<Result>): Promise<Result> {
  const handle = await open(file, 'r').catch(unreadable(file));
  return use(handle).finally(() => handle.close());
}

const readHead = (file: string) =>
  withFile(file, async (handle) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0).catch(unreadable(file));
    return { begin: buffer.subarray(0, bytesRead), size: (await handle.stat()).size };
  });
