import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Sessions } from '#platform/access/sessions.server.ts';
import { Overloaded } from '#platform/bounded-queue.ts';
import { isDatabaseAway } from '#platform/database/database.server.ts';
import { maxAnswerMs } from '#platform/database/transaction-in-time.server.ts';
import { incomingFiles, isStoreAway } from '#platform/files.server.ts';
import type { Language } from '#platform/languages.ts';
import { reasonOf } from '#platform/log/described-error.server.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { isUuid } from '#platform/uuid.ts';
import type { WriteGate } from '../forms/write-gate.ts';
import { isFromThisMachine, networkOf } from '../listening/client-network.ts';
import { nameRoute } from '../listening/request-log.ts';
import { type CallBody, readCallBody } from './body/call-body.ts';
import { fieldMessage, refuseFields } from './body/request-body.ts';
import type { Answered, Call, CallRequest, Connection } from './call.ts';
import { answerLanguage, refuseCaller, refuseOldSignIn } from './call-guard.ts';
import { type Caller, createCallerSearch } from './caller.ts';
import { isFromOwnOrigin } from './own-origin.ts';
import { answerRefusal, bareRefusal, problem } from './problem.ts';
import type { CallQueues } from './work/call-queues.ts';
import { sameRequestKey } from './work/same-requests.ts';

/** The checks that calls have to pass. */
export interface CallGates {
  queues: CallQueues;
  gate: WriteGate;
}

type CallContext = Context<{ Bindings: Connection }>;

/** A call with its request, before anything of it is checked. */
interface ReceivedCall {
  call: Call;
  c: CallContext;
  /** Undefined if called in process. */
  incoming: IncomingMessage | undefined;
  language: Language;
  /** See networkOf. */
  network: string | undefined;
}

/** @returns a function that checks and handles a call, see mountCalls for the order of the checks */
export function createCallAnswers(services: Services, sessions: Sessions, { queues, gate }: CallGates) {
  const { settings, log } = services;
  const findCaller = createCallerSearch(services, sessions, queues.reading);

  /** The network whose refused attempts count: only for public calls that write and don't limit attempts themselves. */
  const countedNetwork = ({ call, network }: ReceivedCall) =>
    call.access === 'public' && call.method !== 'GET' && !call.hasOwnAttemptLimit ? network : undefined;

  /** The body of a call whose caller may make it. */
  async function readAllowed(
    received: ReceivedCall,
    { person, hasSessionCookie }: Caller,
  ): Promise<CallBody | Refusal> {
    const { call, c, incoming, language } = received;
    const refused = person && refuseCaller(person, call);
    if (refused) return refused;
    const tooOld = person && refuseOldSignIn(person, call);
    if (call.method === 'GET') return tooOld ?? {};
    const isOwn = isFromOwnOrigin(settings, {
      origin: c.req.header('origin'),
      fetchSite: c.req.header('sec-fetch-site'),
      hasSessionCookie,
      port: incoming?.socket.localPort,
    });
    if (!isOwn) return bareRefusal(403);
    if (tooOld) return tooOld;
    const closed = await gate.refusalFor({
      network: countedNetwork(received),
      isAllowedOnFullDisk: call.isAllowedOnFullDisk,
    });
    return closed ?? readCallBody(call, incoming, { language, spoolTo: incomingFiles(settings) });
  }

  /** Handles a call with its body, in the queue of its kind. */
  async function handle(received: ReceivedCall, { person, reader }: Caller, body: unknown): Promise<Response> {
    const { call, c, incoming, language, network } = received;
    const query = z.safeParse(call.query ?? z.object({}), c.req.query(), { error: fieldMessage(language) });
    if (!query.success) return answerRefusal(refuseFields(query.error.issues), language);
    const params = c.req.param() as Record<string, string>;
    if (params.id !== undefined && !isUuid(params.id)) return answerRefusal(bareRefusal(404), language);

    const ownHeaders = new Headers();
    const request: CallRequest = {
      params,
      isHead: c.req.method === 'HEAD',
      query: query.data,
      body,
      person,
      administrator: person?.kind === 'office' ? person : null,
      firmPerson: person?.kind === 'partner' ? person : null,
      reader,
      cookie: c.req.header('cookie'),
      userAgent: c.req.header('user-agent'),
      language,
      header: (name) => c.req.header(name),
      network,
      isLocal: incoming !== undefined && isFromThisMachine(incoming),
      answerBy: performance.now() + maxAnswerMs,
      setHeader: (name, value) => ownHeaders.append(name, value),
    };
    const result = await perform(call, request);
    const response = isRefusal(result)
      ? answerRefusal(result, language)
      : result instanceof Response
        ? result
        : jsonAnswer(result, call.answer.status);
    for (const [name, value] of ownHeaders) response.headers.append(name, value);
    return response;
  }

  function perform(call: Call, request: CallRequest): ReturnType<Call['handle']> {
    const work = () => call.handle(request);
    if (call.hasOwnQueue) return work();
    if (call.method === 'GET') return queues.reading.add(work);
    const key = call.headers?.['Idempotency-Key'] && request.header('idempotency-key');
    return gate.perform(sameRequestKey(call.path, key, [request.params, request.body]), work);
  }

  async function answerCaller(received: ReceivedCall, caller: Caller): Promise<Response> {
    const read = await readAllowed(received, caller);
    if (isRefusal(read)) return answerRefusal(read, received.language);
    try {
      return await handle(received, caller, read.body);
    } finally {
      if (read.spooled !== undefined) await rm(read.spooled, { force: true });
    }
  }

  async function answer(received: ReceivedCall): Promise<Response> {
    const { call, c, language, network } = received;
    const [authorization, cookie] = [c.req.header('authorization'), c.req.header('cookie')];
    const caller = await findCaller(call, { authorization, cookie, network });
    if (isRefusal(caller)) return answerRefusal(caller, language);
    const response = await answerCaller(received, caller);
    // A call that signs in or out sets the cookie itself.
    const hasOwnCookie = response.headers.has('Set-Cookie');
    if (!hasOwnCookie) for (const line of caller.setCookies) response.headers.append('Set-Cookie', line);
    return response;
  }

  return async (call: Call, c: CallContext): Promise<Response> => {
    const incoming = c.env?.incoming;
    const language = answerLanguage(call, c.req.header('content-language'));
    const network = incoming && networkOf(incoming, settings.trustProxy);
    const received = { call, c, incoming, language, network };
    if (incoming) nameRoute(incoming, `/api${call.path}`);
    try {
      const answered = await answer(received);
      gate.countRefusal(countedNetwork(received), answered.status);
      return answered;
    } catch (error) {
      if (error instanceof Overloaded) return answerRefusal(error.refusal, language);
      if (isDatabaseAway(error)) {
        const message = 'a call could not be answered: the database is unavailable';
        log.warn({ reason: reasonOf(error), route: `/api${call.path}` }, message);
        return problem(503, { language });
      }
      log.error({ err: error, route: `${call.method} /api${call.path}` }, 'a call failed');
      return problem(isStoreAway(error) ? 503 : 500, { language });
    }
  };
}

/** Sets Content-Length, because compression depends on it. */
function jsonAnswer({ json }: Answered, status: number): Response {
  if (json === null) return new Response(null, { status });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(json)) };
  return new Response(json, { status, headers });
}
