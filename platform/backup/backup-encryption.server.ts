import { type Cipheriv, createCipheriv, createDecipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { StartFailure } from '../installation/start-failure.server.ts';

/**
 * The format of `openssl enc -aes-256-ctr -pbkdf2 -iter 600000 -md sha256`, so that a backup can be opened without this
 * product: a mark, a salt, then the bytes. The archive's seal lies within, and with it whoever changes a byte is found out.
 */
const mark = Buffer.from('Salted__');
const saltBytes = 8;
const headBytes = mark.length + saltBytes;
const iterations = 600_000;
const blockBytes = 16;
const tarMark = { text: 'ustar', at: 257 };

async function keyOf(password: string, salt: Buffer) {
  const derived = await promisify(pbkdf2)(password, salt, iterations, 48, 'sha256');
  return { key: derived.subarray(0, 32), counter: derived.subarray(32) };
}

/** What is written first, and what everything after goes through. */
export async function startEncryption(password: string): Promise<{ head: Buffer; cipher: Cipheriv }> {
  const salt = randomBytes(saltBytes);
  const { key, counter } = await keyOf(password, salt);
  return { head: Buffer.concat([mark, salt]), cipher: createCipheriv('aes-256-ctr', key, counter) };
}

export interface ArchiveFile {
  /** Of the archive, without what encryption adds. */
  bytes: number;
  /** From one byte to another, both included; `start` a multiple of 16. */
  read(range?: { start?: number; end?: number }): Readable;
}

/**
 * Opens an archive as it was before it was encrypted, if it was.
 * @param password undefined: none is set
 * @throws StartFailure when the file can't be read, or the password is missing or another
 */
export async function openArchiveFile(file: string, password: string | undefined): Promise<ArchiveFile> {
  const { head, size } = await headOf(file);
  if (!head.subarray(0, mark.length).equals(mark))
    return { bytes: size, read: (range) => createReadStream(file, range) };
  if (password === undefined) throw new StartFailure(`${file} is encrypted: set BACKUP_PASSWORD. Nothing was changed.`);
  const { key, counter } = await keyOf(password, head.subarray(mark.length, headBytes));
  const first = createDecipheriv('aes-256-ctr', key, counter).update(head.subarray(headBytes));
  if (first.toString('latin1', tarMark.at, tarMark.at + tarMark.text.length) !== tarMark.text) {
    throw new StartFailure(
      `${file} was encrypted with another password than BACKUP_PASSWORD, or its begin is damaged. Nothing was changed.`,
    );
  }
  return {
    bytes: size - headBytes,
    read({ start = 0, end } = {}) {
      const encrypted = createReadStream(file, {
        start: headBytes + start,
        ...(end !== undefined && { end: headBytes + end }),
      });
      const plain = createDecipheriv('aes-256-ctr', key, advanced(counter, start / blockBytes));
      // An error is told by whoever reads.
      return pipeline(encrypted, plain, () => undefined);
    },
  };
}

async function headOf(file: string) {
  try {
    const handle = await open(file, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes + 512), 0, headBytes + 512, 0);
      return { head: buffer.subarray(0, bytesRead), size: (await handle.stat()).size };
    } finally {
      await handle.close();
    }
  } catch {
    throw new StartFailure(`${file} can't be read.`);
  }
}

/** A counter of 128 bits some blocks further. */
function advanced(counter: Buffer, blocks: number): Buffer {
  const sum = (BigInt(`0x${counter.toString('hex')}`) + BigInt(blocks)) % 2n ** 128n;
  return Buffer.from(sum.toString(16).padStart(32, '0'), 'hex');
}
