import { Hono } from 'hono';
import type { Services } from '#platform/services.server.ts';
import { publicLists } from './api/public-lists.ts';
import { uploads } from './api/uploads.ts';

/** Everything that isn't a page or a built file: the API and the stored pictures. */
export function createApp(services: Services) {
  return new Hono()
    .route('/api', publicLists(services))
    .route('/uploads', uploads(services))
    .notFound((c) =>
      c.req.path.startsWith('/api')
        ? c.json({ type: 'about:blank', title: 'Not Found', status: 404 }, 404, {
            'Content-Type': 'application/problem+json',
          })
        : c.text('Not Found', 404),
    );
}
