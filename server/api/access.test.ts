import http from 'node:http';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { isPublic } from '#domain/core/records/record-kind.server.ts';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { everyTestCall } from '#tests/every-test-call.ts';
import { addFirm, sessionFor, signInBoth } from '#tests/firm-people.ts';
import { storedState } from '#tests/stored-state.ts';
import { type Answer, type Sending, testServer } from '#tests/test-server.ts';

// Thousands of requests take long on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Public calls: the lists of public kinds, and these. All others are for the office or the firms. */
const openToEverybody = [
  ...recordKinds.filter(isPublic).map(({ name }) => `GET /${name}`),
  'GET /hero-videos/active',
  'GET /admin/session',
  'GET /health',
  'GET /openapi.json',
  'POST /admin/login',
  'POST /admin/login/passkey-options',
  'POST /admin/login/second-factor',
  'POST /admin/logout',
  'GET /partner-area/session',
  'POST /partner-area/login',
  'POST /partner-area/login/passkey-options',
  'POST /partner-area/login/second-factor',
  'POST /partner-area/logout',
  'POST /account-links/accept',
  'POST /account-links/confirm-people',
  'POST /account-links/keep-access',
  'POST /account-links/look',
  'POST /account-links/people',
  'POST /account-links/renew',
  'POST /account-links/reset',
  'POST /password-resets',
  'POST /contact-messages',
  'POST /study-orders',
  'POST /print-orders',
  'POST /news-subscriptions',
  'GET /downloads/{token}',
  'POST /downloads/{token}/renew',
  'GET /order-pages/{token}/documents/{number}',
  'GET /order-pages/{token}/report',
  'GET /order-pages/{token}/calendar',
];

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

interface Attempt extends Sending {
  /** Describes the attempt in a failure's message. */
  description: string;
  method: string;
  path: string;
}

/** Sends many requests over a few connections. */
async function sendAll(attempts: Attempt[], check: (answer: Answer, description: string) => void): Promise<void> {
  await Promise.all(
    attempts.map(async ({ description, method, path, ...sending }) => {
      check(await server.send(method, path, { ...sending, agent }), description);
    }),
  );
}

const stored = () => storedState(server.database.db);

const server = await testServer();
const calls = await everyTestCall(server);
const guarded = calls.filter(({ name }) => !openToEverybody.includes(name));
const before = await stored();
afterAll(() => agent.destroy());

describe('access', () => {
  test('is open for exactly the listed calls', () => {
    const open = calls.filter(({ call }) => call.access === 'public').map(({ name }) => name);
    expect(open.sort()).toEqual([...openToEverybody].sort());
    expect(guarded.length).toBeGreaterThan(40);
  });

  test('is refused without a session, with a forged one and with one that was signed out', async () => {
    const signedOut = await server.signIn();
    expect((await server.send('POST', '/api/admin/logout', { headers: signedOut })).status).toBe(204);
    const good = await server.signIn();
    const [name = '', value = ''] = good.cookie.split('=');
    const [token = '', signature = ''] = value.split('.');
    const cookies = {
      none: undefined,
      empty: `${name}=`,
      invented: `${name}=abcdefghijklmnopqrstuvwxyz012345.${signature}`,
      unsigned: `${name}=${token}`,
      'signed by somebody else': `${name}=${token}.${Buffer.alloc(32, 7).toString('base64')}`,
      'of another case': `${name.toUpperCase()}=${value}`,
      'signed out': signedOut.cookie,
    };
    const attempts = Object.entries(cookies).flatMap(([kind, cookie]) =>
      guarded.flatMap(({ call, name: callName, path, headers, body }) =>
        [body, undefined].map((sent) => ({
          description: `${callName} with a session that is ${kind}`,
          method: call.method,
          path,
          headers: { origin: server.origin, ...headers, ...(cookie && { cookie }) },
          body: sent,
        })),
      ),
    );
    await sendAll(attempts, (answer, description) => {
      expect(answer.status, description).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.headers['cache-control']).toBe('no-store');
    });
    expect(attempts).toHaveLength(guarded.length * 7 * 2);
    expect(await stored()).toBe(before);
  });

  test('of unsafe calls is refused to other sites, whatever they send', async () => {
    const { cookie } = await server.signIn();
    const port = server.port;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: `http://127.0.0.1:${port + 1}` },
      { origin: `https://127.0.0.1:${port}` },
      { origin: `http://127.0.0.1:${port}.evil.example` },
      { origin: `http://evil.example:${port}` },
      { origin: `http://localhost:${port}@evil.example` },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      // Browsers send this only for forms of pages under no-referrer; scripts send the real origin.
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { referer: `${server.origin}/admin` },
      {},
    ];
    const types = [undefined, 'text/plain'];
    const unsafe = calls.filter(({ call: { method } }) => method !== 'GET');
    const attempts = unsafe.flatMap(({ call, name, path, headers, body }) =>
      foreign.flatMap((site) =>
        (site.origin?.startsWith('https://evil') ? types : [undefined]).map((type) => ({
          description: `${name} from ${JSON.stringify(site)}`,
          method: call.method,
          path,
          headers: { ...headers, ...(type && { 'content-type': type }), ...site, cookie },
          body,
        })),
      ),
    );
    await sendAll(attempts, ({ status }, description) => expect(status, description).toBe(403));
    expect(await stored()).toBe(before);
    expect((await server.send('GET', '/api/admin/session', { headers: { cookie } })).json.isAuthenticated).toBe(true);
  });

  test('can’t be gained by another spelling of a path', async () => {
    const spellings = (path: string) => {
      const [, , kind = ''] = path.split('/');
      const rest = path.slice('/api/'.length);
      const encoded = `%${kind.charCodeAt(0).toString(16)}${kind.slice(1)}`;
      return [
        `/${path}`,
        `/api//${rest}`,
        `/api/./${rest}`,
        `/x/..${path}`,
        `/api/x/../${rest}`,
        `/api/%2e/${rest}`,
        `/api/%2e%2e/api/${rest}`,
        `${path}/`,
        `${path}//`,
        `${path}/.`,
        `${path}?`,
        `${path};x=1`,
        `${path}%20`,
        `${path}%00`,
        `${path}.json`,
        `${path}#x`,
        path.replace('/api', '/API'),
        path.replace('/api', '/%61pi'),
        path.replace('/api/', '/api%2f'),
        path.replace('/api/', '/api\\'),
        path.replace(kind, encoded),
        path.replace(kind, kind.toUpperCase()),
        path.replace(kind, `%25${encoded.slice(1)}`),
        `http://127.0.0.1:${server.port}${path}`,
        `http://evil.example${path}`,
      ];
    };
    const attempts = guarded.flatMap(({ call, name, path, headers, body }) =>
      spellings(path).map((spelling) => ({
        description: `${name} as ${spelling}`,
        method: call.method,
        path: spelling,
        headers: { origin: server.origin, ...headers },
        body,
      })),
    );
    await sendAll(attempts, ({ status }, description) =>
      expect([400, 401, 404, 405], `${description}: ${status}`).toContain(status),
    );
    expect(await stored()).toBe(before);
  });

  test('is allowed from the site’s pages, by Origin or by Sec-Fetch-Site', async () => {
    const sessions = await signInBoth(server, await addFirm(server));
    const { origin } = server;
    const own: Record<string, string>[] = [
      { origin },
      { origin: `http://localhost:${server.port}` },
      { origin: `http://[::1]:${server.port}` },
      { 'sec-fetch-site': 'same-origin' },
    ];
    for (const { call, name, path, headers } of guarded) {
      const { cookie } = sessionFor(call, sessions);
      for (const site of own) {
        // No call accepts this body: a refusal of the body shows that the guards let the call through.
        const isUnsafe = Boolean(call.body ?? call.upload);
        const target = path.replace(/[0-9a-f-]{36}/, '11111111-1111-4111-8111-111111111111');
        const answer = await server.send(call.method, target, {
          headers: { ...headers, ...site, cookie, ...(call.body && { 'content-type': 'application/json' }) },
          body: isUnsafe ? '{"broken' : undefined,
        });
        expect(isUnsafe ? [400] : [200, 201, 204, 404, 409], `${name}: ${answer.status}`).toContain(answer.status);
      }
    }
  });
});

describe('calls that do not exist', () => {
  test('are answered with 404, other methods with 405 and the allowed ones', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/partners/x/y', '/api/auth/sign-in/email']) {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        const answer = await server.send(method, path);
        expect([answer.status, answer.headers['content-type']], `${method} ${path}`).toEqual([
          404,
          'application/problem+json',
        ]);
      }
    }
    for (const [method, path, allow] of [
      ['PUT', '/api/partners', 'GET, POST, HEAD'],
      ['OPTIONS', '/api/partners', 'GET, POST, HEAD'],
      ['TRACE', '/api/partners', 'GET, POST, HEAD'],
      ['GET', '/api/admin/login', 'POST'],
      // Not the methods of /api/partners/{id}.
      ['PATCH', '/api/partners/deleted', 'GET, HEAD'],
      ['DELETE', '/api/partners/order', 'PATCH'],
      ['GET', '/api/contact-messages/11111111-1111-4111-8111-111111111111', 'PATCH, DELETE'],
    ] as const) {
      const answer = await server.send(method, path);
      expect([answer.status, answer.headers.allow], `${method} ${path}`).toEqual([405, allow]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('the order of checks', () => {
  test('is session, origin, media type, size, body, record', async () => {
    const { cookie, origin } = await server.signIn();
    const nobody = '/api/partners/11111111-1111-4111-8111-111111111111';
    const tooLarge = `{"name":"${'x'.repeat(70_000)}"}`;
    const text = { 'content-type': 'text/plain' };
    const json = { 'content-type': 'application/json' };
    const status = async (headers: Record<string, string>, body: string, path = nobody) =>
      (await server.send('PATCH', path, { headers, body })).status;
    const evil = 'https://evil.example';
    expect(await status({ ...text, origin: evil }, tooLarge)).toBe(401);
    expect(await status({ ...text, origin: evil, cookie }, tooLarge)).toBe(403);
    expect(await status({ ...text, origin, cookie }, tooLarge)).toBe(415);
    expect(await status({ ...json, origin, cookie, 'content-encoding': 'gzip' }, tooLarge)).toBe(415);
    expect(await status({ ...json, origin, cookie }, tooLarge)).toBe(413);
    expect(await status({ ...json, origin, cookie, 'transfer-encoding': 'chunked' }, tooLarge)).toBe(413);
    expect(await status({ ...json, origin, cookie }, '{"name":1}')).toBe(400);
    expect(await status({ ...json, origin, cookie }, '{"name":"A"}')).toBe(404);
    expect(await status({ ...json, origin, cookie }, '{"name":"A"}', '/api/partners/keine-id')).toBe(404);
  });
});
