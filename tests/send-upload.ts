import { createHash } from 'node:crypto';
import { pieceBytes } from '#domain/partner-uploads/upload-limits.ts';
import { eventually } from './eventually.ts';
import { formWith } from './every-test-call.ts';
import type { TestServer } from './test-server.ts';

export const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export const piecesOf = (content: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(content.length / pieceBytes) }, (_, at) =>
    content.subarray(at * pieceBytes, (at + 1) * pieceBytes),
  );

type Sender = Pick<TestServer, 'send'>;

/** Paths of the files and uploads of the office or of a firm, and the sender. */
export interface Side {
  files: string;
  uploads: string;
  headers: Record<string, string>;
}

export const officeSide = (headers: Side['headers']): Side => ({
  files: '/api/partner-files',
  uploads: '/api/partner-uploads',
  headers,
});

export const firmSide = (headers: Side['headers']): Side => ({
  files: '/api/partner-area/files',
  uploads: '/api/partner-area/uploads',
  headers,
});

export function sendPiece(
  { send }: Sender,
  { uploads, headers }: Side,
  id: string,
  number: number,
  piece: Buffer,
  sha256 = digestOf(piece),
) {
  const form = formWith('piece', piece);
  return send('PUT', `${uploads}/${id}/pieces/${number}`, {
    headers: { ...headers, ...form.headers, 'piece-sha256': sha256 },
    body: form.body,
  });
}

export const beginUpload = (server: Sender, { uploads, headers }: Side, fileName: string, bytes: number, more = {}) =>
  server.send('POST', uploads, {
    headers,
    body: { fileName, bytes, title: 'Muster', category: 'data', year: 2024, ...more },
  });

/** Uploads a whole file and waits until it is checked. @returns its state */
export async function sendUpload(server: Sender, side: Side, fileName: string, content: Buffer, more = {}) {
  const begun = await beginUpload(server, side, fileName, content.length, more);
  if (begun.status !== 201) throw new Error(`${fileName}: ${begun.text}`);
  const { id } = begun.json;
  for (const [at, piece] of piecesOf(content).entries()) {
    const { status, text } = await sendPiece(server, side, id, at + 1, piece);
    if (status !== 204) throw new Error(`piece ${at + 1}: ${text}`);
  }
  await server.send('POST', `${side.uploads}/${id}/finish`, { headers: side.headers });
  return eventually(async () => {
    const { json } = await server.send('GET', `${side.uploads}/${id}`, { headers: side.headers });
    return json.state !== 'checking' && json;
  });
}
