import { open } from 'node:fs/promises';

/** A file of a form, streamed to disk; removed when the call is answered. */
export interface SpooledFile {
  path: string;
  bytes: number;
  /** The sender's file name; never used as a path. */
  name: string;
}

/** The first bytes of a file. */
export async function readHead(file: string, length: number): Promise<Buffer> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}
