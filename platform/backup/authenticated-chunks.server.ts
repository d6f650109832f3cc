import { createCipheriv, createDecipheriv, pbkdf2, randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * The STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár: Online Authenticated-Encryption, 2015) with
 * AES-256-GCM: chunks of 64 KiB, each with its own tag. The nonce of a chunk holds its number and whether it is the
 * last one, and the header is associated data of every chunk. So changed bytes, a truncated end, and chunks that were
 * moved, omitted or taken from another file are refused.
 *
 * Header: 8 bytes mark, 16 bytes salt of PBKDF2-HMAC-SHA256 (600,000 rounds, 32 bytes), 7 bytes at the beginning of
 * each nonce. Chunk: ciphertext, 16 bytes tag. Nonce: those 7 bytes, the chunk's number from 0 in 4 bytes, 1 for the
 * last chunk, else 0.
 */
export const authenticatedMark = Buffer.from('VM-AEAD1');
const saltBytes = 16;
const prefixBytes = 7;
export const headerBytes = authenticatedMark.length + saltBytes + prefixBytes;
const iterations = 600_000;
export const chunkBytes = 65_536;
const tagBytes = 16;
const storedChunkBytes = chunkBytes + tagBytes;
const algorithm = 'aes-256-gcm';

/** Thrown when a chunk was changed, or the password is wrong. */
export class NotAuthentic extends Error {}

const keyOf = (password: string, header: Buffer): Promise<Buffer> =>
  promisify(pbkdf2)(
    password,
    header.subarray(authenticatedMark.length, authenticatedMark.length + saltBytes),
    iterations,
    32,
    'sha256',
  );

function nonceOf(header: Buffer, chunk: number, isLast: boolean): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(chunk);
  return Buffer.concat([header.subarray(headerBytes - prefixBytes), counter, Buffer.from([isLast ? 1 : 0])]);
}

export async function encryptInChunks(password: string) {
  const header = Buffer.concat([authenticatedMark, randomBytes(saltBytes + prefixBytes)]);
  const key = await keyOf(password, header);
  let held: Buffer = Buffer.alloc(0);
  let chunk = 0;
  const seal = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(algorithm, key, nonceOf(header, chunk, isLast));
    chunk += 1;
    cipher.setAAD(header);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  return {
    header,
    /** @returns the complete chunks so far, without the last one */
    update(bytes: Buffer): Buffer {
      const sealed: Buffer[] = [];
      held = Buffer.concat([held, bytes]);
      while (held.length > chunkBytes) {
        sealed.push(seal(held.subarray(0, chunkBytes), false));
        held = held.subarray(chunkBytes);
      }
      return Buffer.concat(sealed);
    },
    /** @returns the last chunk */
    final: () => seal(held, true),
  };
}

export type ChunkReader = Awaited<ReturnType<typeof decryptChunks>>;

/** @param fileBytes of the whole file; @throws NotAuthentic when it is too short to be one */
export async function decryptChunks(password: string, header: Buffer, fileBytes: number) {
  const stored = fileBytes - headerBytes;
  const chunks = Math.ceil(stored / storedChunkBytes);
  if (header.length < headerBytes || stored - (chunks - 1) * storedChunkBytes < tagBytes) throw new NotAuthentic();
  const key = await keyOf(password, header);

  async function open(file: FileHandle, chunk: number): Promise<Buffer> {
    const isLast = chunk === chunks - 1;
    const size = isLast ? stored - chunk * storedChunkBytes : storedChunkBytes;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, headerBytes + chunk * storedChunkBytes);
    const decipher = createDecipheriv(algorithm, key, nonceOf(header, chunk, isLast), { authTagLength: tagBytes });
    decipher.setAAD(header);
    decipher.setAuthTag(buffer.subarray(size - tagBytes));
    try {
      if (bytesRead !== size) throw new NotAuthentic();
      return Buffer.concat([decipher.update(buffer.subarray(0, size - tagBytes)), decipher.final()]);
    } catch {
      throw new NotAuthentic();
    }
  }

  return {
    /** Size of the decrypted content. */
    bytes: stored - chunks * tagBytes,
    /** Reads a byte range, both ends included. @throws NotAuthentic */
    async *read(file: FileHandle, { start, end }: { start: number; end: number }): AsyncGenerator<Buffer> {
      for (let chunk = Math.floor(start / chunkBytes); chunk <= Math.floor(end / chunkBytes); chunk++) {
        const plain = await open(file, chunk);
        const first = chunk * chunkBytes;
        yield plain.subarray(Math.max(0, start - first), end - first + 1);
      }
    },
  };
}
