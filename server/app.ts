import { Hono } from 'hono';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Call, Connection } from './api/call.ts';
import { compressAnswers } from './api/compressed-answers.ts';
import { type CallGates, mountCalls } from './api/mount-calls.ts';
import { storedUploads } from './files/stored-uploads.ts';
import { commonHeaders } from './security-headers.ts';

/** Everything that isn't a page or a built file: the API and the uploaded files. */
export function createApp(calls: readonly Call[], services: Services, sessions: Sessions, gates: CallGates) {
  const common = Object.fromEntries(commonHeaders(services.settings));
  return new Hono<{ Bindings: Connection }>()
    .use('/api/*', compressAnswers)
    .route('/api', mountCalls(calls, services, sessions, gates))
    .route('/uploads', storedUploads(services))
    .notFound((c) => c.text('Not Found', 404, { ...common, 'Cache-Control': 'no-store' }));
}
