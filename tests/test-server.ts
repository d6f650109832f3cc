import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { afterAll } from 'vitest';
import { partnerCalls } from '#domain/partners/partner-calls.ts';
import { openFiles } from '#platform/files.server.ts';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { openJobs } from '#platform/jobs/jobs.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import type { Services } from '#platform/services.server.ts';
import { readSettings } from '#platform/settings.server.ts';
import { createSite } from '#server/create-site.ts';
import { createBuiltEditions } from '#server/edition-files/built-editions.ts';
import { openToVisitors } from '#server/listening/open-to-visitors.ts';
import type { FrontEnd } from '#server/pages/make-page.ts';
import { workers } from '#server/workers.ts';
import { noInternet } from './made-up/made-up-internet.ts';
import { scratchDirectory } from './scratch-directory.ts';
import { type SessionHeaders, startSession } from './start-session.ts';
import { startedTemplate } from './started-template.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const administrator = { email: 'verwaltung@example.org', password: 'drei-rote-Tassen-7' };

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** The raw body, compressed or not. */
  bytes: Buffer;
  /** The body as JSON; undefined if it isn't JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at all kinds of answers
  json: any;
  /** The same as a list, whose elements need no types. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at all kinds of answers
  list: any[];
}

export interface Sending {
  headers?: Record<string, string | string[]>;
  /** An object is sent as JSON, anything else as it is. */
  body?: unknown;
  /** Reuses connections; by default each request opens one. */
  agent?: http.Agent;
}

/** Makes a call of the API. @param path after /api */
export type ApiCaller = (method: string, path: string, body?: unknown, headers?: Sending['headers']) => Promise<Answer>;

export interface TestServer {
  port: number;
  origin: string;
  services: Services;
  database: TestDatabase;
  dataDir: string;
  /** Sends a request as given, with an unchanged path and only Host added. */
  send(method: string, path: string, sending?: Sending): Promise<Answer>;
  /** Makes calls of the API with a session: `as(session)('GET', '/partners')`. */
  as(session?: Record<string, string>): ApiCaller;
  /** Posts a form, as a browser without script does. @param headers by default only the site's origin */
  postForm(path: string, fields: Record<string, string> | string, headers?: Record<string, string>): Promise<Answer>;
  query: TestDatabase['query'];
  /** Stores the figures counted since the last call. */
  storeUsage(): Promise<void>;
  /** Signs the administrator in, see startSession. */
  signIn(): Promise<SessionHeaders>;
  stop(): Promise<void>;
}

/** Renders a page as one line with its data, because these tests aren't about pages. */
const plainPages: FrontEnd = {
  cachesPages: true,
  files: { document: { script: '/own.js', styles: [], font: null }, modulesOf: () => [] },
  async renderDocument({ path: page, answer }) {
    return `<!doctype html><title>${page}</title>${JSON.stringify(await answer(partnerCalls.list))}`;
  },
};

/** Sends one request and reads the whole answer. */
export function send(port: number, method: string, target: string, sending: Sending = {}): Promise<Answer> {
  const { headers = {}, body, agent = false } = sending;
  const isJson = body !== undefined && typeof body === 'object' && !Buffer.isBuffer(body);
  const payload = isJson ? JSON.stringify(body) : (body as string | Buffer | undefined);
  const type = isJson ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path: target, headers: { ...type, ...headers }, agent },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          const isPlain = response.headers['content-encoding'] === undefined;
          const isJsonAnswer = isPlain && /[/+]json\b/.test(response.headers['content-type'] ?? '') && text !== '';
          const json = isJsonAnswer ? JSON.parse(text) : undefined;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, bytes, json, list: json });
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on('error', reject);
    if (payload !== undefined && !('content-length' in headers) && !('transfer-encoding' in headers)) {
      request.setHeader('content-length', Buffer.byteLength(payload));
    }
    request.end(payload);
  });
}

interface TestServerOptions {
  /** Receives the lines of its log. */
  logTo?: { write(line: string): void };
  /** Renders pages, for tests about pages. */
  renderDocument?: FrontEnd['renderDocument'];
  /** Stores the files of the built-in edition from the build, if there is one. Otherwise the first publication makes them, in seconds. */
  hasBuiltFiles?: boolean;
}

/** The site on a new database and directory, behind the same listeners as in production. */
export async function startTestServer(
  environment: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  // Files of the built-in edition are stored with its first version, at a first start.
  if (options.hasBuiltFiles) return startOn(await createTestDatabase(), environment, options);
  const database = await createTestDatabase({ template: await startedTemplate(startOnce) });
  return startOn(database, environment, { ...options, isFirstStart: false });
}

async function startOnce(database: TestDatabase): Promise<void> {
  const { stop } = await startOn({ ...database, drop: async () => {} });
  await stop();
  // Otherwise copies would run the jobs that were due since then.
  await database.query('update jobs.version set cron_on = null');
}

async function startOn(
  database: TestDatabase,
  environment: Record<string, string> = {},
  {
    logTo,
    renderDocument = plainPages.renderDocument,
    hasBuiltFiles = false,
    isFirstStart = true,
  }: TestServerOptions & { isFirstStart?: boolean } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(scratchDirectory(), 'monitor-server-'));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: administrator.email,
    // Stored by the first start; verifying it takes a tenth of a second of CPU.
    ...(isFirstStart && { ADMIN_PASSWORD: administrator.password }),
    STARTER_CONTENT: 'off',
    RATE_LIMITS: 'off',
    ...environment,
  });
  const log = createLog(logTo ? 'debug' : (process.env.TEST_LOG_LEVEL ?? 'silent'), logTo);
  const jobs = openJobs({ address: database.address, log });
  const files = await openFiles(settings);
  const created = await createSite({
    outside: { settings, db: database.db, jobs, files, log, internet: noInternet },
    listen: database.listen,
    frontEnd: { ...plainPages, renderDocument },
    serveFile: (_request, _response, next) => next(),
    readBuiltEdition: hasBuiltFiles ? createBuiltEditions(path.join(projectRoot, 'dist/client')) : undefined,
  });
  const { services } = created;
  settings.adminPassword = administrator.password;
  await jobs.start(
    workers(services, { makePackages: created.packages.makeMissing, requestsWait: created.requestsWait }),
  );
  const { port, close, closeAllConnections } = await openToVisitors(created);
  const origin = `http://127.0.0.1:${port}`;
  const sendHere: TestServer['send'] = (method, target, sending) => send(port, method, target, sending);
  return {
    port,
    origin,
    services,
    database,
    dataDir,
    send: sendHere,
    as: (session) => async (method, target, body, headers) => {
      // Otherwise a mistyped path passes where 404 is expected.
      if (!/^\/(?!api\/)/.test(target)) throw new Error(`not a path after /api: ${target}`);
      return sendHere(method, `/api${target}`, { body, headers: { ...session, ...headers } });
    },
    postForm: (target, fields, headers = { origin }) =>
      sendHere('POST', target, {
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    query: database.query,
    storeUsage: created.keptUsage.store,
    signIn: () => startSession({ services, origin }, { email: administrator.email, kind: 'office' }),
    async stop() {
      closeAllConnections();
      await close();
      await jobs.stop(2_000);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** The server of a test file, stopped after its tests. */
export async function testServer(...options: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...options);
  afterAll(() => server.stop());
  return server;
}

/** Does something with rate limits, which servers of tests start without. */
export async function withRateLimits({ services: { settings } }: TestServer, work: () => Promise<void>): Promise<void> {
  settings.rateLimits = true;
  await work().finally(() => {
    settings.rateLimits = false;
  });
}

/** The server of a test file, with its administrator's session, and calls with and without it. */
export async function testOffice(...options: Parameters<typeof startTestServer>) {
  const server = await testServer(...options);
  const session = await server.signIn();
  return { server, session, call: server.as(session), visitor: server.as() };
}
