import { createDecipheriv, pbkdf2 } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { StartFailure } from '../installation/start-failure.server.ts';
import type { ArchiveFile } from './archive-format.server.ts';

/**
 * Backups of earlier releases, in the format of `openssl enc -aes-256-ctr -pbkdf2 -iter 600000 -md sha256`: a mark, a salt, then
 * the bytes. They are read, never written, because they aren't authenticated.
 */
export const formerMark = Buffer.from('Salted__');
const saltBytes = 8;
const headBytes = formerMark.length + saltBytes;
const iterations = 600_000;
const blockBytes = 16;
const tarMark = { text: 'ustar', at: 257 };

/** @param begin the first bytes of the file, at least the head and one block of a tar */
export async function openFormerEncryption(
  file: string,
  password: string,
  begin: Buffer,
  size: number,
): Promise<ArchiveFile> {
  const salt = begin.subarray(formerMark.length, headBytes);
  const derived = await promisify(pbkdf2)(password, salt, iterations, 48, 'sha256');
  const key = derived.subarray(0, 32);
  const counter = derived.subarray(32);
  const firstBlocks = createDecipheriv('aes-256-ctr', key, counter).update(begin.subarray(headBytes));
  if (firstBlocks.toString('latin1', tarMark.at, tarMark.at + tarMark.text.length) !== tarMark.text) {
    throw new StartFailure(
      `${file} was encrypted with another password than BACKUP_PASSWORD, or its beginning was changed. Nothing was changed.`,
    );
  }
  return {
    bytes: size - headBytes,
    isAuthenticated: false,
    read({ start = 0, end } = {}) {
      const encrypted = createReadStream(file, {
        start: headBytes + start,
        ...(end !== undefined && { end: headBytes + end }),
      });
      const plain = createDecipheriv('aes-256-ctr', key, advanced(counter, start / blockBytes));
      // The reader of the stream gets the error.
      return pipeline(encrypted, plain, () => undefined);
    },
  };
}

/** Adds a number of blocks to a counter of 128 bits. */
function advanced(counter: Buffer, blocks: number): Buffer {
  const sum = (BigInt(`0x${counter.toString('hex')}`) + BigInt(blocks)) % 2n ** 128n;
  return Buffer.from(sum.toString(16).padStart(32, '0'), 'hex');
}
