import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { isRefusal, type Refusal } from '#platform/refusal.ts';

/** Both ends are included, as in HTTP. */
interface ByteRange {
  from: number;
  to: number;
}

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.1 and 14.2). undefined: the whole file, also for several parts or a
 * malformed header.
 */
function readRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const wanted = Math.min(Number(last), length);
    return wanted === 0 ? 'unsatisfiable' : { from: length - wanted, to: length - 1 };
  }
  const from = Number(first);
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from < length ? { from, to } : 'unsatisfiable';
}

export interface FilePart {
  status: 200 | 206;
  range: ByteRange;
  headers: { 'Content-Length': string; 'Content-Range'?: string };
}

interface FileRequest {
  /** Always answered for the whole file. */
  isHead: boolean;
  header(name: string): string | undefined;
}

/** A conditional request gets the whole file or 304. */
export const fileRequest = ({ method, headers }: IncomingMessage): FileRequest => ({
  isHead: method !== 'GET' || headers['if-none-match'] !== undefined,
  header: (name) => headers[name] as string | undefined,
});

/**
 * The part of a file that a request is answered with: status 206, or 200 for the whole.
 * @param validator ETag or date of the file, compared with If-Range
 */
export function requestedPart({ isHead, header }: FileRequest, bytes: number, validator: string): FilePart | undefined {
  const ifRange = header('if-range');
  const isSame = ifRange === undefined || ifRange === validator;
  const range = isHead || !isSame ? undefined : readRange(header('range'), bytes);
  if (range === 'unsatisfiable') return undefined;
  const { from, to } = range ?? { from: 0, to: bytes - 1 };
  const headers = { 'Content-Length': String(to - from + 1) };
  if (!range) return { status: 200, range: { from, to }, headers };
  return { status: 206, range, headers: { ...headers, 'Content-Range': `bytes ${from}-${to}/${bytes}` } };
}

/** Header of status 416. */
export const unsatisfiedRange = (bytes: number) => ({ 'Content-Range': `bytes */${bytes}` });

interface SentFile {
  bytes: number;
  etag: string;
  headers: Record<string, string>;
  read(range: ByteRange): Promise<Readable | Refusal>;
  /** The answer 416, with these headers. */
  unsatisfiable(headers: Record<string, string>): Response;
}

/** A file, or the requested part of it; a refusal of `read` is passed on. */
export async function fileResponse(request: FileRequest, file: SentFile): Promise<Response | Refusal> {
  const { bytes, etag, read, unsatisfiable } = file;
  const part = requestedPart(request, bytes, etag);
  if (!part) return unsatisfiable(unsatisfiedRange(bytes));
  const { status, range } = part;
  const headers = { ...file.headers, 'Accept-Ranges': 'bytes', ETag: etag, ...part.headers };
  if (request.isHead) return new Response(null, { headers });
  const stream = await read(range);
  if (isRefusal(stream)) return stream;
  return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
}
