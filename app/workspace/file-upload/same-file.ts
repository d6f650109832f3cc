import type { UploadStatus } from '#domain/partner-uploads/upload-answer.ts';
import { bytesOfPiece, pieceBytes, pieceCount } from '#domain/partner-uploads/upload-limits.ts';

/** Reasons why an upload can't be sent or resumed. */
export type FileProblem =
  | 'insecure'
  | 'other-size'
  | 'other-content'
  | 'unreadable'
  | 'upload-ended'
  | 'upload-ended-elsewhere';

/** A piece of a file, numbered from 1. */
export const pieceOf = (file: Blob, number: number): Blob => {
  const from = (number - 1) * pieceBytes;
  return file.slice(from, from + bytesOfPiece(file.size, number));
};

/** SHA-256 in hex. @throws DOMException if the file can no longer be read */
export async function digestOf(piece: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await piece.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of all pieces of a file. @throws DOMException if it can't be read */
export async function digestsOf(file: Blob): Promise<string[]> {
  const digests: string[] = [];
  for (let number = 1; number <= pieceCount(file.size); number++) digests.push(await digestOf(pieceOf(file, number)));
  return digests;
}

/** Whether the same file of the device was chosen twice. */
export const isSameChoice = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Compares a chosen file with an unfinished upload by size and by the received pieces. */
export async function differsFrom(
  { bytes, pieces }: Pick<UploadStatus, 'bytes' | 'pieces'>,
  file: Blob,
): Promise<FileProblem | undefined> {
  if (file.size !== bytes) return 'other-size';
  try {
    for (const { number, sha256 } of pieces) {
      if ((await digestOf(pieceOf(file, number))) !== sha256) return 'other-content';
    }
  } catch {
    return 'unreadable';
  }
  return undefined;
}
