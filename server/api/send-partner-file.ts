import { Readable } from 'node:stream';
import { findDownload, mediaTypes, readDownload } from '#domain/partner-files/download-file.server.ts';
import type { FilePerson } from '#domain/partner-files/file-person.ts';
import { plainFileName } from '#platform/file-name.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { readRange } from '../files/byte-range.ts';
import type { CallRequest } from './call.ts';
import type { Language } from './problem.ts';
import { problem } from './problem.ts';

/** A name for whoever saves it, in both spellings that browsers read (RFC 6266). */
function attachment(storedName: string): string {
  const fileName = plainFileName(storedName);
  const plain = fileName.replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Hands out a version of a partner's file, as a whole or in part: to be saved, never to be shown on this site. */
export async function sendPartnerFile(
  services: Services,
  person: FilePerson,
  { params, header, isHead }: Pick<CallRequest, 'params' | 'header' | 'isHead'>,
  language: Language,
): Promise<Response | Refusal> {
  const found = await findDownload(services, person, params.id ?? '', params.version ?? '');
  if (isRefusal(found)) return found;
  const { bytes, type, fileName, sha256 } = found;
  const etag = `"${sha256}"`;
  const headers = new Headers({
    'Content-Type': mediaTypes[type],
    'Content-Disposition': attachment(fileName),
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  const ifRange = header('if-range');
  const part = isHead ? undefined : readRange(header('range'), bytes, ifRange === undefined || ifRange === etag);
  if (part === 'unsatisfiable') {
    return problem(416, { language, headers: { 'Content-Range': `bytes */${bytes}` } });
  }
  const { from, to } = part ?? { from: 0, to: bytes - 1 };
  headers.set('Content-Length', String(to - from + 1));
  if (isHead) return new Response(null, { headers });
  const stream = await readDownload(services, person, found, { from, to });
  if (isRefusal(stream)) return stream;
  if (part) headers.set('Content-Range', `bytes ${from}-${to}/${bytes}`);
  return new Response(Readable.toWeb(stream) as ReadableStream, { status: part ? 206 : 200, headers });
}
