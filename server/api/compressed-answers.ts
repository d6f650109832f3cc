import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding } from '../files/accepted-encoding.ts';

const toGzip = promisify(gzip);
/** Shorter responses are not worth compressing. */
const minBytes = 1_024;

/**
 * Compresses long API responses for slow connections. Public lists aren't among them: the page cache compresses those once.
 * PDFs are compressed already.
 */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  const isCompressible =
    headers.get('Content-Type')?.startsWith('application/json') && !headers.has('Content-Encoding');
  if (!isCompressible || c.req.method === 'HEAD' || Number(headers.get('Content-Length')) < minBytes) return;
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (acceptedEncoding(c.req.header('accept-encoding'), ['gzip']) !== 'gzip') return;
  const zipped = await toGzip(await c.res.arrayBuffer());
  c.res = new Response(new Uint8Array(zipped), c.res);
  c.res.headers.set('Content-Encoding', 'gzip');
  c.res.headers.set('Content-Length', String(zipped.length));
};
