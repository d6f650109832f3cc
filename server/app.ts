import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { CallGates } from './api/answer-call.ts';
import type { Call, Connection } from './api/call.ts';
import { mountCalls } from './api/mount-calls.ts';
import { acceptedEncoding } from './files/accepted-encoding.ts';
import { storedUploads } from './files/stored-uploads.ts';
import { commonHeaders } from './security-headers.ts';

const toGzip = promisify(gzip);
/** Shorter responses are not worth compressing. */
const minBytes = 1_024;

/**
 * Compresses long API responses for slow connections. Public lists aren't among them: the page cache compresses those once.
 * PDFs are compressed already.
 */
const compressAnswers: MiddlewareHandler = async (c, next) => {
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

/** Everything that isn't a page or a built file: the API and the uploaded files. */
export function createApp(calls: readonly Call[], services: Services, sessions: Sessions, gates: CallGates) {
  const common = Object.fromEntries(commonHeaders(services.settings));
  return new Hono<{ Bindings: Connection }>()
    .use('/api/*', compressAnswers)
    .route('/api', mountCalls(calls, services, sessions, gates))
    .route('/uploads', storedUploads(services))
    .notFound((c) => c.text('Not Found', 404, { ...common, 'Cache-Control': 'no-store' }));
}
