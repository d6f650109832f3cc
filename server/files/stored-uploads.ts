import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { type LogoSize, logoSizes, resizeLogo } from '#platform/pictures/pictures.server.ts';
import type { Services } from '#platform/services.server.ts';
import { commonHeaders } from '../security-headers.ts';
import { fileResponse } from './partial-response.ts';

const storedPicture = /^[0-9a-f]{32}\.webp$/;
const storedFilm = /^[0-9a-f]{32}\.(mp4|webm)$/;
const contentHash = /^[0-9a-f]{32}$/;
const pdfName = /^[a-z0-9-]+\.pdf$/;
/** Bytes of resized pictures in the cache, some 500 of them. */
const maxKeptBytes = 4 * 1024 * 1024;

/**
 * Serves uploaded files: pictures, also in the fixed sizes of logos; films, in parts; PDFs, as downloads only, because
 * they must not run as part of this site. Their names are hashes of their content, so they never change.
 */
export function storedUploads({ files, settings, log }: Pick<Services, 'files' | 'settings' | 'log'>) {
  const resized = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ length }) => length,
  });
  const common = Object.fromEntries(commonHeaders(settings));
  const lasting = {
    ...common,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  const plain = (status: number, text: string, otherHeaders: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: { ...common, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...otherHeaders },
    });
  const notFound = () => plain(404, 'Not Found');

  async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const key = `uploads/${name}`;
    if (!storedPicture.test(name) || !(await files.exists(key))) return undefined;
    return new Uint8Array(await files.getBytes(key));
  }

  async function readResized(size: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (!Object.hasOwn(logoSizes, size)) return undefined;
    const known = resized.get(`${size}/${name}`);
    if (known) return known;
    const original = await readPicture(name);
    if (!original) return undefined;
    const picture = new Uint8Array(await resizeLogo(original, size as LogoSize));
    resized.set(`${size}/${name}`, picture);
    return picture;
  }

  const sendPicture = (picture: Uint8Array<ArrayBuffer> | undefined) =>
    picture
      ? new Response(picture, {
          headers: { ...lasting, 'Content-Type': 'image/webp', 'Content-Length': String(picture.length) },
        })
      : notFound();

  /** A large file, streamed. */
  async function sendLarge(key: string, { req }: Context, otherHeaders: Record<string, string>) {
    if (!(await files.exists(key))) return notFound();
    const etag = `"${contentHash.exec(key.split(/[/.]/)[1] ?? '')}"`;
    const headers = { ...lasting, ...otherHeaders };
    if (req.header('if-none-match') === etag) {
      return new Response(null, { status: 304, headers: { ...headers, 'Accept-Ranges': 'bytes', ETag: etag } });
    }
    const request = { isHead: req.method === 'HEAD', header: (name: string) => req.header(name) };
    return fileResponse(request, {
      bytes: (await files.getMetaData(key)).contentLength,
      etag,
      headers,
      read: (range) => files.readPart(key, range),
      unsatisfiable: (range) => plain(416, '', range),
    }) as Promise<Response>;
  }

  return new Hono()
    .get('/:name', async (c) => {
      const name = c.req.param('name');
      const [, film] = storedFilm.exec(name) ?? [];
      if (film) return sendLarge(`uploads/${name}`, c, { 'Content-Type': `video/${film}` });
      return sendPicture(await readPicture(name));
    })
    .get('/:folder/:name', async (c) => {
      const { folder, name } = c.req.param();
      if (contentHash.test(folder) && pdfName.test(name)) {
        const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` };
        return sendLarge(`uploads/${folder}/${name}`, c, headers);
      }
      return sendPicture(await readResized(folder, name));
    })
    .all('*', (c) =>
      c.req.method === 'GET' || c.req.method === 'HEAD'
        ? notFound()
        : plain(405, 'Method Not Allowed', { Allow: 'GET, HEAD' }),
    )
    .onError((error) => {
      log.error({ err: error, route: '/uploads/:name' }, 'an uploaded file could not be read');
      return plain(503, 'Service Unavailable', { 'Retry-After': '5' });
    });
}
