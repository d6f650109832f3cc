import { createReadStream, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { readFileAddress } from '#domain/insights/insight-files.ts';
import { originalLanguage } from '#platform/languages.ts';
import { readAddress } from '../listening/request-address.ts';
import { matchesEtag } from '../pages/prepared-answer.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { fileRequest, requestedPart, unsatisfiedRange } from './partial-response.ts';

/** Media types that the library lacks, or has without the charset that browsers need to show umlauts. */
const mediaTypes = new Map([
  ['csv', 'text/csv; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['txt', 'text/plain; charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['vcf', 'text/vcard; charset=utf-8'],
]);
const hashed = /-[\w-]{8}\.\w+$/;

export function mediaTypeOf(name: string): string {
  if (name.endsWith('.csv-metadata.json')) return 'application/csvm+json';
  return mediaTypes.get(name.split('.').at(-1) ?? '') ?? getMimeType(name) ?? 'application/octet-stream';
}

/** Headers of a file by its type. An SVG opened on its own is a document, which may have styles and nothing else. */
export const headersByType = (name: string): [string, string][] =>
  name.endsWith('.svg') ? [['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'"]] : [];

/** Names with a hash of the content, and files of one version of an edition, never change. */
function cacheControlOf(name: string): string {
  const isHashed = /\.(js|css|woff2)$/.test(name) && hashed.test(name);
  return isHashed || readFileAddress(name)?.version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** A file of the build in one encoding. */
interface EncodedFile {
  file: string;
  bytes: number;
  /** Weak, because it is made of size and time. */
  etag: string;
}

interface BuiltFile extends EncodedFile {
  /** Its path on the site. */
  name: string;
  lastModified: string;
  compressed: Map<Encoding, EncodedFile>;
}

const suffixes = new Map<Encoding, string>([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

function readFile(file: string): EncodedFile & { lastModified: string } {
  const { size, mtime } = statSync(file);
  return { file, bytes: size, etag: `W/"${size}-${mtime.getTime()}"`, lastModified: mtime.toUTCString() };
}

/** The public files by path, without their compressed forms and without files for the server only. */
export function listBuiltFiles(clientDir: string): Map<string, BuiltFile> {
  const names = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clientDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !/(^|\/)\./.test(name));
  const all = new Set(names);
  const isCompressedForm = (name: string) => /\.(br|gz)$/.test(name) && all.has(name.slice(0, -3));
  return new Map(
    names
      .filter((name) => !isCompressedForm(name))
      .map((name) => {
        const file = path.join(clientDir, name);
        const compressed = [...suffixes].filter(([, suffix]) => all.has(name + suffix));
        return [
          `/${name}`,
          {
            ...readFile(file),
            name: `/${name}`,
            compressed: new Map(compressed.map(([encoding, suffix]) => [encoding, readFile(file + suffix)])),
          },
        ];
      }),
  );
}

/** Serves the built files: whole ones in the encoding that the client prefers, parts of the uncompressed ones. */
export function serveBuiltFiles(clientDir: string) {
  const files = listBuiltFiles(clientDir);
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { url = '/', method, headers } = request;
    const address = readAddress(url);
    const found = address?.language === originalLanguage ? files.get(address.path) : undefined;
    if (!found) return next();
    response.setHeader('Vary', 'Accept-Encoding');
    // The ETags are weak, so that only the date identifies a version.
    const part = requestedPart(fileRequest(request), found.bytes, found.lastModified);
    if (!part) {
      response.writeHead(416, { ...unsatisfiedRange(found.bytes), 'Cache-Control': 'no-store' }).end();
      return;
    }
    const encoding =
      part.status === 200 ? acceptedEncoding(headers['accept-encoding'], [...found.compressed.keys()]) : 'identity';
    const sent = found.compressed.get(encoding) ?? found;
    const commonHeaders = {
      'Cache-Control': cacheControlOf(found.name),
      ETag: sent.etag,
      'Last-Modified': found.lastModified,
      'Accept-Ranges': 'bytes',
      ...Object.fromEntries(headersByType(found.name)),
    };
    const ifNoneMatch = headers['if-none-match'];
    if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, sent.etag)) {
      response.writeHead(304, commonHeaders).end();
      return;
    }
    response.writeHead(part.status, {
      ...commonHeaders,
      ...part.headers,
      'Content-Type': mediaTypeOf(found.name),
      ...(sent !== found && { 'Content-Encoding': encoding, 'Content-Length': String(sent.bytes) }),
    });
    if (method === 'HEAD') return response.end();
    const range = part.status === 206 ? { start: part.range.from, end: part.range.to } : {};
    // Not pipeline(): it adds seven listeners for 'close', and Node warns of a leak when a counted download has more than ten.
    const content = createReadStream(sent.file, range);
    response.once('close', () => content.destroy());
    // A file that was deleted since the start, for instance by a new build, fails only its own request.
    content.once('error', () => response.destroy()).pipe(response);
  };
}
