import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Services } from '#platform/services.server.ts';
import type { Sessions } from '#platform/sessions.server.ts';
import type { Work } from './api/bounded-work.ts';
import type { Connection } from './api/call.ts';
import { everyCall } from './api/every-call.ts';
import { mountCalls } from './api/mount-calls.ts';
import { commonHeaders } from './security-headers.ts';
import { storedPictures } from './stored-pictures.ts';

/**
 * Long answers of the API, for slow lines: what everybody gets is compressed once by the page cache, this is the rest.
 * PDFs are compressed already.
 */
const compressed = compress({ encoding: 'gzip', threshold: 1024, contentTypeFilter: /^application\/json/ });

/** Everything that isn't a page or a built file: the API and the stored pictures. */
export function createApp(services: Services, sessions: Sessions, inWork: Work) {
  const common = Object.fromEntries(commonHeaders({ https: services.settings.publicUrl.startsWith('https:') }));
  return new Hono<{ Bindings: Connection }>()
    .use('/api/*', compressed)
    .route('/api', mountCalls(everyCall(services, sessions), services, sessions, inWork))
    .route('/uploads', storedPictures(services))
    .notFound((c) => c.text('Not Found', 404, { ...common, 'Cache-Control': 'no-store' }));
}
