import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { DocumentAssets } from '#app/page-data.ts';

type ManifestChunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, ManifestChunk>;

const first = 'app/entry-first.ts';
const entry = 'app/entry-client.tsx';

/**
 * Reads the build's manifest and answers which built files a page needs.
 * @param clientDir where Vite wrote the browser's files
 */
export function readBuiltAssets(clientDir: string): (file: string) => DocumentAssets {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = (key: string): ManifestChunk => {
    const found = manifest[key];
    if (!found) throw new Error(`${key} is not in the build's manifest`);
    return found;
  };
  const all = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of chunk(key).imports ?? []) all(imported, seen);
    return seen;
  };
  const font = Object.values(manifest)
    .flatMap(({ assets }) => assets ?? [])
    .find((file) => file.endsWith('.woff2'));
  const perPage = new Map<string, DocumentAssets>();
  return (file) => {
    let assets = perPage.get(file);
    if (!assets) {
      const keys = [...all(entry), ...all(file)];
      const url = (name: string) => `/${name}`;
      const styles = new Set(keys.flatMap((key) => chunk(key).css ?? []).map(url));
      const modules = new Set(keys.map((key) => url(chunk(key).file)));
      modules.delete(url(chunk(first).file));
      assets = {
        script: url(chunk(first).file),
        modules: [...modules],
        styles: [...styles],
        font: font ? url(font) : null,
      };
      perPage.set(file, assets);
    }
    return assets;
  };
}

/** Media types that sirv doesn't know, or gives without the encoding that browsers need to show umlauts. */
const mediaTypes: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vcf: 'text/vcard; charset=utf-8',
};
const hashed = /-[\w-]{8}\.\w+$/;

/** Serves the built files, compressed as they lie there. Names that hold a hash of the content never change. */
export function serveBuiltFiles(clientDir: string) {
  const serve = sirv(clientDir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const isHashed = /\.(js|css|woff2)$/.test(pathname) && hashed.test(pathname);
      const mediaType = mediaTypes[pathname.split('.').at(-1) ?? ''];
      if (mediaType) response.setHeader('Content-Type', mediaType);
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // Which files there are was read at the start: one that has gone since, as when somebody builds anew beneath a running
    // server, ends its own request and not the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    serve(request, response, next);
  };
}
