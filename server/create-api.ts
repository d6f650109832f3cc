import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Connection } from './api/call.ts';
import { everyCall } from './api/every-call.ts';
import { mountCalls } from './api/mount-calls.ts';
import { problem } from './api/problem.ts';
import { type CallQueues, createCallQueues } from './api/work/call-queues.ts';
import { acceptedEncoding } from './files/accepted-encoding.ts';
import { storedUploads } from './files/stored-uploads.ts';
import { createWriteGate } from './forms/write-gate.ts';
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
export function createApi(services: Services, sessions: Sessions) {
  const common = Object.fromEntries(commonHeaders(services.settings));
  const queues = createCallQueues();
  const gate = createWriteGate(services, queues.writing);
  const app = new Hono<{ Bindings: Connection }>()
    .use('/api/*', compressAnswers)
    .route('/api', mountCalls(everyCall(services, sessions), services, sessions, { queues, gate }))
    .route('/uploads', storedUploads(services))
    .notFound((c) => c.text('Not Found', 404, { ...common, 'Cache-Control': 'no-store' }));
  return {
    answer: getRequestListener(app.fetch, {
      overrideGlobalObjects: false,
      // Only a request whose Host can't be read gets here.
      errorHandler: () => problem(400, { language: 'de' }),
    }),
    /** Posted forms pass it too. */
    gate,
    /** Whether reading or writing calls have to be rejected now; checked before anything else. */
    isOverloaded: (kind: keyof CallQueues) => queues[kind].isOverloaded(),
    /** Whether writing calls wait, which background work gives way to. */
    requestsWait: () => queues.writing.waitingCount > 0,
  };
}

export type Api = ReturnType<typeof createApi>;
