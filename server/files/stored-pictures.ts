import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { type LogoSize, logoSizes, resizeLogo } from '#platform/pictures/pictures.server.ts';
import type { Services } from '#platform/services.server.ts';
import { commonHeaders } from '../security-headers.ts';

const storedName = /^[0-9a-f]{32}\.webp$/;
/** Bytes of pictures in fixed sizes that are kept; some 500 of them. */
const maxKeptBytes = 4 * 1024 * 1024;

/** Stored pictures, as they are and in the fixed sizes. Their names are made of their content, so they never change. */
export function storedPictures({ files, settings, log }: Pick<Services, 'files' | 'settings' | 'log'>) {
  const resized = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ length }) => length,
  });
  const common = Object.fromEntries(commonHeaders({ https: settings.publicUrl.startsWith('https:') }));
  const headers = {
    ...common,
    'Content-Type': 'image/webp',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
  const plain = (status: number, text: string, more: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: { ...common, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more },
    });
  const notFound = () => plain(404, 'Not Found');

  async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const key = `uploads/${name}`;
    if (!storedName.test(name) || !(await files.exists(key))) return undefined;
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

  const send = (picture: Uint8Array<ArrayBuffer> | undefined) =>
    picture ? new Response(picture, { headers: { ...headers, 'Content-Length': String(picture.length) } }) : notFound();

  return new Hono()
    .get('/:name', async (c) => send(await readPicture(c.req.param('name'))))
    .get('/:size/:name', async (c) => send(await readResized(c.req.param('size'), c.req.param('name'))))
    .all('*', (c) =>
      c.req.method === 'GET' || c.req.method === 'HEAD'
        ? notFound()
        : plain(405, 'Method Not Allowed', { Allow: 'GET, HEAD' }),
    )
    .onError((error) => {
      log.error({ err: error, route: '/uploads/:name' }, 'a picture could not be read');
      return plain(503, 'Service Unavailable', { 'Retry-After': '5' });
    });
}
