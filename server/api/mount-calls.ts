import { rm } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { isDatabaseAway } from '#platform/database.server.ts';
import { watchDisk } from '#platform/disk-space.server.ts';
import { incomingFiles } from '#platform/files.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Sessions, SignedIn } from '#platform/sessions.server.ts';
import { networkOf } from '../client-network.ts';
import { nameRoute } from '../request-log.ts';
import { commonHeaders } from '../security-headers.ts';
import { comesFromHere } from './access.ts';
import { Overloaded, type Work } from './bounded-work.ts';
import type { Call, Connection, SpooledFile } from './call.ts';
import { answerRefusal, type Language, problem } from './problem.ts';
import { readJsonBody, readUpload, refuseFields, spoolUpload } from './request-body.ts';
import { createSameRequests, sameness } from './same-requests.ts';
import { shaped } from './shaped-answer.ts';

type ApiContext = Context<{ Bindings: Connection }>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const languageOf = (call: Call): Language => (call.access === 'public' ? 'de' : 'en');

/**
 * Answers calls below /api, each by itself: there is no guard by path. Checked in this order: known call (404), method
 * (405), session (401), origin (403), room on the disk (503), media type (415), size (413), body (400).
 */
export function mountCalls(calls: readonly Call[], services: Services, sessions: Sessions, inWork: Work) {
  const { settings, log } = services;
  const app = new Hono<{ Bindings: Connection }>();
  const together = createSameRequests();
  const isDiskFull = watchDisk(settings.dataDir);
  const headers = [
    ...commonHeaders({ https: settings.publicUrl.startsWith('https:') }),
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ] as const;

  const withHeaders = (response: Response): Response => {
    for (const [name, value] of headers) response.headers.set(name, value);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  };

  /** @param spooled takes the paths of files that are to be removed when the call is answered */
  async function answer(call: Call, c: ApiContext, spooled: string[]): Promise<Response> {
    const language = languageOf(call);
    const refused = (status: Parameters<typeof problem>[0], detail?: string) => problem(status, { language, detail });
    const incoming = c.env?.incoming;
    if (incoming) nameRoute(incoming, `/api${call.path}`);
    const cookie = c.req.header('cookie');

    const hasSessionCookie = sessions.hasCookie(cookie);
    const signedIn: SignedIn | null = hasSessionCookie ? await inWork(() => sessions.find(cookie)) : null;
    if (call.access === 'administrator' && !signedIn) return refused(401);
    const finish = (response: Response): Response => {
      const ownCookie = response.headers.has('Set-Cookie');
      if (!ownCookie) for (const line of signedIn?.setCookies ?? []) response.headers.append('Set-Cookie', line);
      return response;
    };

    let body: unknown;
    if (call.method !== 'GET') {
      const isOwn = comesFromHere(settings, {
        origin: c.req.header('origin'),
        fetchSite: c.req.header('sec-fetch-site'),
        hasSessionCookie,
        port: incoming?.socket.localPort,
      });
      if (!isOwn) return finish(refused(403));
      if (!call.evenOnFullDisk && (await isDiskFull())) return finish(refused(503));
      if (c.req.header('content-encoding') !== undefined) return finish(refused(415));
      const expected = call.upload ? 'multipart/form-data' : call.body && 'application/json';
      if (expected && !hasMediaType(c.req.header('content-type'), expected)) return finish(refused(415));
      if (incoming && (call.body || call.upload)) {
        const read = call.upload?.isSpooled
          ? await spoolUpload(incoming, call.upload, incomingFiles(settings))
          : call.upload
            ? await readUpload(incoming, call.upload)
            : await readJsonBody(incoming, call.body as z.ZodMiniType);
        if (isRefusal(read)) return finish(answerRefusal(read, language));
        body = read.body;
        if (call.upload?.isSpooled) spooled.push((read.body as SpooledFile).path);
      }
    }
    const query = z.safeParse(call.query ?? z.object({}), c.req.query());
    if (!query.success) return finish(answerRefusal(refuseFields(query.error.issues), language));
    const params = c.req.param() as Record<string, string>;
    if (params.id !== undefined && !uuid.test(params.id)) return finish(refused(404));

    const extra = new Headers();
    const key = call.headers?.['Idempotency-Key'] && c.req.header('idempotency-key');
    const work = () =>
      call.handle({
        params,
        isHead: c.req.method === 'HEAD',
        query: query.data,
        body,
        administrator: signedIn?.administrator ?? null,
        cookie,
        header: (name) => c.req.header(name),
        network: incoming && networkOf(incoming, settings.trustProxy),
        setHeader: (name, value) => extra.append(name, value),
      });
    const result = await together(sameness(call.path, key, body), () => inWork(work));
    let response: Response;
    if (isRefusal(result)) response = answerRefusal(result, language);
    else if (result instanceof Response) response = result;
    else if (call.answer.schema) response = jsonAnswer(shaped(call.answer.schema, result), call.answer.status);
    else response = new Response(null, { status: call.answer.status });
    for (const [name, value] of extra) response.headers.append(name, value);
    return finish(response);
  }

  async function answerSafely(call: Call, c: ApiContext): Promise<Response> {
    const spooled: string[] = [];
    try {
      return withHeaders(await answer(call, c, spooled));
    } catch (error) {
      const language = languageOf(call);
      if (error instanceof Overloaded) return withHeaders(answerRefusal(error.refusal, language));
      if (isDatabaseAway(error)) {
        log.warn(
          { reason: (error as Error).message, route: call.path },
          'a call could not be answered: the database is away',
        );
        return withHeaders(problem(503, { language }));
      }
      log.error({ err: error, route: `${call.method} ${call.path}` }, 'a call failed');
      return withHeaders(problem(500, { language }));
    } finally {
      for (const file of spooled) await rm(file, { force: true });
    }
  }

  const methods = new Map<string, Set<string>>();
  for (const call of calls) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    methods.set(path, (methods.get(path) ?? new Set()).add(call.method));
    app.on(call.method, path, (c) => answerSafely(call, c));
  }
  for (const [path, known] of methods) {
    if (known.has('GET')) known.add('HEAD');
    const allow = [...known].join(', ');
    app.all(path, () => withHeaders(problem(405, { language: 'de', headers: { Allow: allow } })));
  }
  app.all('*', () => withHeaders(problem(404, { language: 'de' })));
  return app;
}

/** With its length, by which is decided whether it is worth compressing. */
function jsonAnswer(value: unknown, status: number): Response {
  const text = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) };
  return new Response(text, { status, headers });
}

function hasMediaType(header: string | undefined, expected: string): boolean {
  return header?.split(';')[0]?.trim().toLowerCase() === expected;
}
