import { createReadStream, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import sirv from 'sirv';
import { readFileAddress } from '#domain/insights/insight-files.ts';
import { originalLanguage } from '#platform/languages.ts';
import { readAddress } from '../listening/request-address.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { fileRequest, type Part, requestedPart, unsatisfiedRange } from './partial-response.ts';

/** Media types that the library lacks, or has without the charset that browsers need to show umlauts. */
const mediaTypes = new Map([
  ['csv', 'text/csv; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['txt', 'text/plain; charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['vcf', 'text/vcard; charset=utf-8'],
]);
const hashed = /-[\w-]{8}\.\w+$/;
const ownMediaTypeOf = (name: string) =>
  name.endsWith('.csv-metadata.json') ? 'application/csvm+json' : mediaTypes.get(name.split('.').at(-1) ?? '');

/** A file's media type, by its name. */
export const mediaTypeOf = (name: string): string =>
  ownMediaTypeOf(name) ?? getMimeType(name) ?? 'application/octet-stream';

/** Headers of a file by its type. An SVG opened on its own is a document, which may have styles and nothing else. */
export const headersByType = (name: string): [string, string][] =>
  name.endsWith('.svg') ? [['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'"]] : [];

/** Names with a hash of the content, and files of one version of an edition, never change. */
function cacheControlOf(name: string): string {
  const isHashed = /\.(js|css|woff2)$/.test(name) && hashed.test(name);
  return isHashed || readFileAddress(name)?.version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

interface BuiltFile {
  /** Its path on the site. */
  name: string;
  file: string;
  bytes: number;
  lastModified: string;
  /** Its compressed files. */
  encodings: Encoding[];
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
        const { size, mtime } = statSync(file);
        const encodings: Encoding[] = [];
        if (all.has(`${name}.br`)) encodings.push('br');
        if (all.has(`${name}.gz`)) encodings.push('gzip');
        return [`/${name}`, { name: `/${name}`, file, bytes: size, lastModified: mtime.toUTCString(), encodings }];
      }),
  );
}

function sendPart(
  response: ServerResponse,
  { name, file, lastModified }: BuiltFile,
  { status, headers, range }: Part,
): void {
  response.writeHead(status, {
    ...headers,
    'Content-Type': mediaTypeOf(name),
    'Cache-Control': cacheControlOf(name),
    'Accept-Ranges': 'bytes',
    'Last-Modified': lastModified,
    ...Object.fromEntries(headersByType(name)),
  });
  pipeline(createReadStream(file, { start: range.from, end: range.to }), response, () => undefined);
}

/**
 * Serves the built files: whole ones from their compressed forms by sirv, and parts of the uncompressed ones. sirv gets
 * neither Range nor the original Accept-Encoding, because it handles both incorrectly.
 */
export function serveBuiltFiles(clientDir: string) {
  const files = listBuiltFiles(clientDir);
  const serve = sirv(clientDir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const mediaType = ownMediaTypeOf(pathname);
      if (mediaType) response.setHeader('Content-Type', mediaType);
      response.setHeader('Cache-Control', cacheControlOf(pathname));
      response.setHeader('Accept-Ranges', 'bytes');
      for (const [name, value] of headersByType(pathname)) response.setHeader(name, value);
    },
  });
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
    if (part.status === 206) return sendPart(response, found, part);
    // A file that was deleted since the start, for instance by a new build, fails only its own request. A client that
    // disconnects leaves no file open.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    const passedHeaders = {
      'accept-encoding': acceptedEncoding(headers['accept-encoding'], found.encodings),
      'if-none-match': headers['if-none-match'],
    };
    serve({ url, method, headers: passedHeaders } as unknown as IncomingMessage, response, next);
  };
}
