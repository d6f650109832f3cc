import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { findSignedInPerson } from '#domain/people/sign-in/signed-in-person-queries.server.ts';
import type { FoundSession, Sessions } from '#platform/access/sessions.server.ts';
import { Overloaded } from '#platform/bounded-queue.ts';
import { isDatabaseAway } from '#platform/database/database.server.ts';
import { maxAnswerMs } from '#platform/database/transaction-in-time.server.ts';
import { incomingFiles } from '#platform/files.server.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { WriteGate } from '../forms/write-gate.ts';
import { isFromThisMachine, networkOf } from '../listening/client-network.ts';
import { nameRoute } from '../listening/request-log.ts';
import { commonHeaders } from '../security-headers.ts';
import { isFromOwnOrigin } from './access.ts';
import { readCallBody } from './body/call-body.ts';
import { refuseFields } from './body/request-body.ts';
import type { Answered, Call, Connection } from './call.ts';
import { answerLanguage, refuseCaller, refuseOldSignIn } from './call-guard.ts';
import { answerRefusal, problem } from './problem.ts';
import { bearerToken, createTokenGuard } from './token-guard.ts';
import type { CallQueues } from './work/call-queues.ts';
import { sameRequestKey } from './work/same-requests.ts';

type ApiContext = Context<{ Bindings: Connection }>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The checks that calls have to pass. */
export interface CallGates {
  queues: CallQueues;
  gate: WriteGate;
}

/**
 * Answers calls below /api; each is guarded by its description, not by its path. Checked in this order: known call (404), method
 * (405), session or token (401), kind of person and role (403), origin (403), how long ago somebody signed in (403), the gate (503, 429), media type (415), size (413), body (400).
 */
export function mountCalls(
  calls: readonly Call[],
  services: Services,
  sessions: Sessions,
  { queues, gate }: CallGates,
) {
  const { settings, log } = services;
  const app = new Hono<{ Bindings: Connection }>();
  const headers = commonHeaders(settings);
  const tokens = createTokenGuard(services);
  /** Content policy of other responses: files are sandboxed too. */
  const defaultHeaders = [
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['Cache-Control', 'no-store'],
  ] as const;

  const withHeaders = (response: Response): Response => {
    for (const [name, value] of headers) response.headers.set(name, value);
    for (const [name, value] of defaultHeaders) if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  };

  /** The network whose refused attempts count: only for public calls that write and don't limit attempts themselves. */
  const countedNetwork = ({ access, method, hasOwnAttemptLimit }: Call, incoming: IncomingMessage | undefined) =>
    incoming && access === 'public' && method !== 'GET' && !hasOwnAttemptLimit
      ? networkOf(incoming, settings.trustProxy)
      : undefined;

  /** @param spooled collects the paths of files to be removed once the call is answered */
  async function answer(call: Call, c: ApiContext, spooled: string[]): Promise<Response> {
    const language = answerLanguage(call, c.req.header('content-language'));
    const refused = (status: Parameters<typeof problem>[0]) => problem(status, { language });
    const incoming = c.env?.incoming;
    if (incoming) nameRoute(incoming, `/api${call.path}`);
    const cookie = c.req.header('cookie');

    const isOpen = call.access === 'public';
    // A token takes the place of a session, so that it never adds to one.
    const token = bearerToken(c.req.header('authorization'));
    const network = incoming && networkOf(incoming, settings.trustProxy);
    const admitted =
      token === undefined
        ? undefined
        : await queues.reading.add(() => (isOpen ? tokens.find(token) : tokens.admit(token, call, network)));
    if (isRefusal(admitted)) return answerRefusal(admitted, language);
    const reader = admitted ?? null;
    const hasSessionCookie = token === undefined && sessions.hasCookie(cookie);
    const found: FoundSession | null = hasSessionCookie ? await queues.reading.add(() => sessions.find(cookie)) : null;
    const person = found && (await queues.reading.add(() => findSignedInPerson(services.db, found, settings)));
    if (!isOpen && !person && !reader) return refused(401);
    const finish = (response: Response): Response => {
      const ownCookie = response.headers.has('Set-Cookie');
      if (!ownCookie) for (const line of found?.setCookies ?? []) response.headers.append('Set-Cookie', line);
      return response;
    };
    const refusal = person && refuseCaller(person, call);
    if (refusal) return finish(answerRefusal(refusal, language));

    const tooOld = person && refuseOldSignIn(person, call);
    if (call.method === 'GET' && tooOld) return finish(answerRefusal(tooOld, language));

    let body: unknown;
    if (call.method !== 'GET') {
      const isOwn = isFromOwnOrigin(settings, {
        origin: c.req.header('origin'),
        fetchSite: c.req.header('sec-fetch-site'),
        hasSessionCookie,
        port: incoming?.socket.localPort,
      });
      if (!isOwn) return finish(refused(403));
      if (tooOld) return finish(answerRefusal(tooOld, language));
      const closed = await gate.refusalFor({
        network: countedNetwork(call, incoming),
        evenOnFullDisk: call.evenOnFullDisk,
      });
      if (closed) return finish(answerRefusal(closed, language));
      const read = await readCallBody(call, incoming, { language, spoolTo: incomingFiles(settings) });
      if (isRefusal(read)) return finish(answerRefusal(read, language));
      if (read.spooled !== undefined) spooled.push(read.spooled);
      body = read.body;
    }
    const query = z.safeParse(call.query ?? z.object({}), c.req.query());
    if (!query.success) return finish(answerRefusal(refuseFields(query.error.issues), language));
    const params = c.req.param() as Record<string, string>;
    if (params.id !== undefined && !uuid.test(params.id)) return finish(refused(404));

    const extra = new Headers();
    const answerBy = performance.now() + maxAnswerMs;
    const key = call.headers?.['Idempotency-Key'] && c.req.header('idempotency-key');
    const work = () =>
      call.handle({
        params,
        isHead: c.req.method === 'HEAD',
        query: query.data,
        body,
        person,
        administrator: person?.kind === 'office' ? person : null,
        firmPerson: person?.kind === 'partner' ? person : null,
        reader,
        cookie,
        userAgent: c.req.header('user-agent'),
        language,
        header: (name) => c.req.header(name),
        network,
        isLocal: incoming !== undefined && isFromThisMachine(incoming),
        answerBy,
        setHeader: (name, value) => extra.append(name, value),
      });
    const perform = () => {
      if (call.hasOwnQueue) return work();
      if (call.method === 'GET') return queues.reading.add(work);
      return gate.perform(sameRequestKey(call.path, key, body), work);
    };
    const result = await perform();
    let response: Response;
    if (isRefusal(result)) response = answerRefusal(result, language);
    else if (result instanceof Response) response = result;
    else response = jsonAnswer(result, call.answer.status);
    for (const [name, value] of extra) response.headers.append(name, value);
    return finish(response);
  }

  async function answerSafely(call: Call, c: ApiContext): Promise<Response> {
    const spooled: string[] = [];
    try {
      const answered = await answer(call, c, spooled);
      gate.countRefusal(countedNetwork(call, c.env?.incoming), answered.status);
      return withHeaders(answered);
    } catch (error) {
      const language = answerLanguage(call, c.req.header('content-language'));
      if (error instanceof Overloaded) return withHeaders(answerRefusal(error.refusal, language));
      if (isDatabaseAway(error)) {
        log.warn(
          { reason: reasonOf(error), route: `/api${call.path}` },
          'a call could not be answered: the database is unavailable',
        );
        return withHeaders(problem(503, { language }));
      }
      log.error({ err: error, route: `${call.method} /api${call.path}` }, 'a call failed');
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

/** Sets Content-Length, because compression depends on it. */
function jsonAnswer({ json }: Answered, status: number): Response {
  if (json === null) return new Response(null, { status });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(json)) };
  return new Response(json, { status, headers });
}
