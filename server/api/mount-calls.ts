import { Hono } from 'hono';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { commonHeaders } from '../security-headers.ts';
import { type CallGates, createCallAnswers } from './answer-call.ts';
import type { Call, Connection } from './call.ts';
import { problem } from './problem.ts';

/** Headers of answers that don't set their own; a file's policy also sandboxes it. */
const defaultHeaders = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cache-Control', 'no-store'],
] as const;

/**
 * Answers calls below /api; each is guarded by its description, not by its path. Checked in this order: known call (404), method
 * (405), session or token (401), kind of person and role (403), origin (403), how long ago somebody signed in (403), the gate (503, 429), media type (415), size (413), body (400).
 */
export function mountCalls(calls: readonly Call[], services: Services, sessions: Sessions, gates: CallGates) {
  const app = new Hono<{ Bindings: Connection }>();
  const headers = commonHeaders(services.settings);
  const answer = createCallAnswers(services, sessions, gates);

  const withHeaders = (response: Response): Response => {
    for (const [name, value] of headers) response.headers.set(name, value);
    for (const [name, value] of defaultHeaders) if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };

  // '{' sorts after letters: a fixed path comes before a path with an id in its place.
  const byPath = [...Map.groupBy(calls, ({ path }) => path)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [template, ofPath] of byPath) {
    const path = template.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const call of ofPath) app.on(call.method, path, async (c) => withHeaders(await answer(call, c)));
    const methods = ofPath.map(({ method }) => method);
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
    app.all(path, () => withHeaders(problem(405, { language: 'de', headers: { Allow: allow } })));
  }
  app.all('*', () => withHeaders(problem(404, { language: 'de' })));
  return app;
}
