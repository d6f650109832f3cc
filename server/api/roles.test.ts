import http from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { firmRoles } from '#domain/core/accounts/roles.ts';
import { tokenScopes } from '#domain/core/accounts/token-scopes.ts';
import { everyTestCall, type TestCall } from '#tests/every-test-call.ts';
import { addFirm, isForFirms, sessionFor, signInAtFirm, signInBoth } from '#tests/firm-people.ts';
import { signInAs } from '#tests/office-people.ts';
import { actors, roleTable } from '#tests/role-table.ts';
import { storedState } from '#tests/stored-state.ts';
import { testServer } from '#tests/test-server.ts';
import { type Actor, mayMakeCall } from './call-guard.ts';
import { describeCalls } from './description/openapi.ts';

vi.setConfig({ testTimeout: 300_000 });

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const unknownId = '11111111-1111-4111-8111-111111111111';

const server = await testServer();
const firmId = await addFirm(server);
const calls = await everyTestCall(server, firmId);
afterAll(() => agent.destroy());

/** Makes a call as a user or a program. */
const send = ({ call, path, headers, body }: TestCall, otherHeaders: Record<string, string>) =>
  server.send(call.method, path, { headers: { ...headers, ...otherHeaders }, body, agent });
const guarded = () => calls.filter(({ call }) => call.access !== 'public');
const nameOf = (actor: Actor) => (actor.kind === 'office' ? actor.role : `${actor.firmRole} of a firm`);
const signIn = (actor: Actor) =>
  actor.kind === 'office' ? signInAs(server, actor.role) : signInAtFirm(server, firmId, actor.firmRole);

test.each(actors.map((actor) => ({ who: nameOf(actor), actor })))(
  'a call is open to the $who as the table says, and what is refused changes nothing',
  async ({ actor }) => {
    const session = await signIn(actor);
    const before = await storedState(server.database.db);
    const refused = guarded().filter(({ call }) => !mayMakeCall(actor, call.access));
    for (const testCall of refused) {
      const { status, json, text } = await send(testCall, session);
      expect([status, json?.type], `${testCall.name}: ${text}`).toEqual([403, 'not-this-role']);
    }
    expect(await storedState(server.database.db)).toBe(before);

    const allowed = guarded().filter(({ call }) => mayMakeCall(actor, call.access));
    for (const { call, name, path, headers } of allowed) {
      // No call accepts this body: a refusal of the body shows that the guards let the call through.
      const takesBody = Boolean(call.body ?? call.upload);
      const answer = await server.send(call.method, path.replace(uuid, unknownId), {
        headers: { ...headers, ...session, ...(call.body && { 'content-type': 'application/json' }) },
        body: takesBody ? '{"broken' : undefined,
        agent,
      });
      expect(takesBody ? [400] : [200, 201, 204, 404, 409], `${name}: ${answer.status} ${answer.text}`).toContain(
        answer.status,
      );
      if (call.method !== 'GET') continue;
      const read = await server.send('GET', path, { headers: { ...headers, ...session }, agent });
      // Only the user who began an upload can read it; the edition has no report here.
      const missing = name.includes('uploads/{id}') ? 404 : name === 'GET /study-orders/{id}/report' ? 503 : undefined;
      expect(read.status, name).toBe(missing ?? 200);
    }
    expect(refused.length + allowed.length).toBe(guarded().length);
  },
);

test.each(tokenScopes)(
  'a program with a token of the scope %s reads what calls declare for it, and nothing else',
  async (scope) => {
    const body = { name: scope, scopes: [scope], validDays: 30 };
    const made = await server.send('POST', '/api/read-tokens', { headers: await server.signIn(), body });
    const authorization = `Bearer ${made.json.token}`;
    const before = await storedState(server.database.db);
    const allowed = guarded().filter(({ call }) => call.readScope === scope);
    const refused = guarded().filter(({ call }) => call.readScope !== scope);
    for (const testCall of refused) {
      const { status, json, text } = await send(testCall, { authorization });
      const reason = testCall.call.method === 'GET' ? 'not-this-scope' : 'token-only-reads';
      expect([status, json?.type], `${testCall.name}: ${text}`).toEqual([403, reason]);
    }
    expect(await storedState(server.database.db)).toBe(before);
    for (const { call, name, path } of allowed) {
      const answer = await server.send(call.method, path, { headers: { authorization }, agent });
      expect([call.method, answer.status], `${name}: ${answer.text}`).toEqual(['GET', 200]);
    }
    expect(allowed.length).toBeGreaterThan(1);
  },
);

test('bookkeeping reads all that the office reads, except accounts, logs of firms, read tokens, the launch list, exports of addresses, requests about data, the trash and uploads in progress', () => {
  const bookkeeping: Actor = { kind: 'office', role: 'bookkeeping' };
  const closed = guarded().filter(
    ({ call }) => call.method === 'GET' && !isForFirms(call) && !mayMakeCall(bookkeeping, call.access),
  );
  const names = closed.map(({ name }) => name).filter((name) => !name.endsWith('/deleted'));
  expect(names.sort()).toEqual([
    'GET /accounts',
    'GET /audit-log',
    'GET /audit-log/choices',
    'GET /invitations',
    'GET /launch',
    'GET /news-addresses',
    'GET /partner-uploads',
    'GET /partner-uploads/{id}',
    'GET /partners/{id}/log',
    'GET /partners/{id}/log/table',
    'GET /privacy-requests',
    'GET /processing-register',
    'GET /read-tokens',
  ]);
});

test.each(firmRoles)('a %s of another firm can read and change nothing of this one by any id', async (role) => {
  const session = await signInAtFirm(server, await addFirm(server, `Muster Andere ${role} AG`), role);
  const before = await storedState(server.database.db);
  const ofFirms = calls.filter(({ call }) => isForFirms(call));
  const withId = ofFirms.filter(({ call }) => call.path.includes('{'));
  // A file that the office shares with this firm only is not accessible either.
  const shared =
    calls
      .find(({ name }) => name === 'PATCH /partner-files/{id}')
      ?.path.split('/')
      .at(-1) ?? '';
  for (const testCall of withId) {
    const { call, name, path } = testCall;
    for (const address of call.path.includes('/files/') ? [path, path.replace(uuid, shared)] : [path]) {
      const { status, text } = await send({ ...testCall, path: address }, session);
      const isMeant = mayMakeCall({ kind: 'partner', firmRole: role }, call.access);
      expect(status, `${name}: ${text}`).toBe(isMeant ? 404 : 403);
    }
  }
  const begin = { ...calls.find(({ name }) => name === 'POST /partner-area/uploads')?.body, partnerFileId: shared };
  expect((await server.send('POST', '/api/partner-area/uploads', { headers: session, body: begin })).status).toBe(404);
  expect(await storedState(server.database.db)).toBe(before);
  const ids = [shared, ...withId.flatMap(({ path }) => path.match(uuid) ?? [])];
  const readCalls = ofFirms.filter(
    ({ call }) =>
      call.method === 'GET' &&
      !call.path.includes('{') &&
      mayMakeCall({ kind: 'partner', firmRole: role }, call.access),
  );
  for (const { path, name } of readCalls) {
    const { status, text } = await server.send('GET', path, { headers: session });
    expect([status, ids.filter((id) => text.includes(id))], name).toEqual([200, []]);
  }
  expect([withId.length > 11, readCalls.length > 2]).toEqual([true, true]);
});

test('a call that requires a recent sign-in says so if it was too long ago', async () => {
  const sessions = await signInBoth(server, firmId);
  for (const minutes of [5, 30] as const) {
    await server.query(`update auth_session set created_at = now() - interval '${minutes} minutes 1 second'`);
    const sensitive = calls.filter(({ call }) => (call.signedInWithinMinutes ?? 99) <= minutes);
    for (const testCall of sensitive) {
      const { call, name } = testCall;
      for (const session of call.access === 'signed-in' ? Object.values(sessions) : [sessionFor(call, sessions)]) {
        const { status, json } = await send(testCall, session);
        expect([status, json?.type], name).toEqual([403, 'signed-in-too-long-ago']);
      }
    }
  }
  expect(calls.some(({ call }) => call.signedInWithinMinutes === 30)).toBe(true);
});

test('a removed person gets 401 from every call of the partner area, and the session stays ended', async () => {
  const ofFirms = calls.filter(({ call }) => isForFirms(call));
  const formerFirm = await addFirm(server, 'Muster Ausgetreten AG');
  const session = await signInAtFirm(server, formerFirm, 'lead');
  const profile = () => server.as(session)('GET', '/partner-area/profile');
  expect((await profile()).status).toBe(200);
  const office = server.as(await server.signIn());
  for (const end of [
    () => office('PATCH', `/partners/${formerFirm}`, { isActive: false }),
    () => office('DELETE', `/partners/${formerFirm}`),
  ]) {
    await end();
    for (const testCall of ofFirms) expect((await send(testCall, session)).status, testCall.name).toBe(401);
  }
  await office('POST', `/partners/${formerFirm}/restore`);
  await office('PATCH', `/partners/${formerFirm}`, { isActive: true });
  expect((await profile()).status).toBe(401);
});

test('x-access names the callers, and docs/roles-and-calls.md lists them (vitest -u rewrites it)', async () => {
  const allCalls = calls.map(({ call }) => call);
  // biome-ignore lint/suspicious/noExplicitAny: the description is read as whatever JSON it is
  const paths: any = describeCalls(allCalls, { publicUrl: server.origin, cookieName: 'muster' }).paths;
  expect(paths['/api/partners'].get['x-access']).toBe('public');
  expect(paths['/api/partners'].post['x-access']).toBe('administrator, editor');
  expect(paths['/api/study-orders/{id}/deliver'].post['x-access']).toBe('administrator, bookkeeping');
  expect(paths['/api/partner-area/profile'].get['x-access']).toBe('partner');
  expect(paths['/api/accounts/me/sessions'].get['x-access']).toBe('administrator, editor, bookkeeping, partner');
  await expect(roleTable(allCalls)).toMatchFileSnapshot('../../docs/roles-and-calls.md');
});
