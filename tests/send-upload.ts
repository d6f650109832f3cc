import { createHash } from 'node:crypto';
import { pieceBytes } from '#domain/partner-uploads/upload-limits.ts';
import { eventually } from './eventually.ts';
import { formWith } from './every-test-call.ts';
import type { ApiCaller } from './test-server.ts';

export const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export const piecesOf = (content: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(content.length / pieceBytes) }, (_, index) =>
    content.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );

/** Paths of the files and uploads of the office or of a firm, and its calls. */
export interface Side {
  files: string;
  uploads: string;
  call: ApiCaller;
}

export const officeSide = (call: ApiCaller): Side => ({ files: '/partner-files', uploads: '/partner-uploads', call });

export const firmSide = (call: ApiCaller): Side => ({
  files: '/partner-area/files',
  uploads: '/partner-area/uploads',
  call,
});

export function sendPiece(
  { uploads, call }: Side,
  id: string,
  number: number,
  piece: Buffer,
  sha256 = digestOf(piece),
) {
  const { headers, body } = formWith('piece', piece);
  return call('PUT', `${uploads}/${id}/pieces/${number}`, body, { ...headers, 'piece-sha256': sha256 });
}

export const beginUpload = ({ uploads, call }: Side, fileName: string, bytes: number, overrides = {}) =>
  call('POST', uploads, { fileName, bytes, title: 'Muster', category: 'data', year: 2024, ...overrides });

/** Uploads a whole file and waits until it is checked. @returns its state */
export async function sendUpload(side: Side, fileName: string, content: Buffer, overrides = {}) {
  const begun = await beginUpload(side, fileName, content.length, overrides);
  if (begun.status !== 201) throw new Error(`${fileName}: ${begun.text}`);
  const { id } = begun.json;
  for (const [index, piece] of piecesOf(content).entries()) {
    const { status, text } = await sendPiece(side, id, index + 1, piece);
    if (status !== 204) throw new Error(`piece ${index + 1}: ${text}`);
  }
  await side.call('POST', `${side.uploads}/${id}/finish`);
  return eventually(async () => {
    const { json } = await side.call('GET', `${side.uploads}/${id}`);
    return json.state !== 'checking' && json;
  });
}
