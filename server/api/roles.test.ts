import http from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mayDo, type Role, roles } from '#domain/people/roles.ts';
import { everyTestCall, type TestCall } from '#tests/every-test-call.ts';
import { signInAs } from '#tests/office-people.ts';
import { storedState } from '#tests/stored-state.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { roleTable } from './role-table.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let calls: TestCall[];
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const unknownId = '11111111-1111-4111-8111-111111111111';

beforeAll(async () => {
  server = await startTestServer();
  calls = await everyTestCall(server);
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

const guarded = () => calls.filter(({ call }) => call.access !== 'public');
const isAllowed = (role: Role, { call }: TestCall) => call.access === 'public' || mayDo(role, call.access);

test.each(roles)('a call is open to the %s as the table says, and what is refused changes nothing', async (role) => {
  const session = await signInAs(server, role);
  const before = await storedState(server.database.db);
  const refused = guarded().filter((call) => !isAllowed(role, call));
  for (const { call, name, path, headers, body } of refused) {
    const answer = await server.send(call.method, path, { headers: { ...headers, ...session }, body, agent });
    expect([answer.status, answer.json?.type], `${name}: ${answer.text}`).toEqual([403, 'not-this-role']);
  }
  expect(await storedState(server.database.db)).toBe(before);

  const allowed = guarded().filter((call) => isAllowed(role, call));
  for (const { call, name, path, headers } of allowed) {
    // A body that every call refuses: that it is looked at says that the guards let it through.
    const takesBody = Boolean(call.body ?? call.upload);
    const answer = await server.send(call.method, path.replace(/[0-9a-f-]{36}/, unknownId), {
      headers: { ...headers, ...session, ...(call.body && { 'content-type': 'application/json' }) },
      body: takesBody ? '{"broken' : undefined,
      agent,
    });
    expect(takesBody ? [400] : [200, 201, 204, 404, 409], `${name}: ${answer.status} ${answer.text}`).toContain(
      answer.status,
    );
  }
  expect(refused.length + allowed.length).toBe(guarded().length);
  process.stdout.write(`${role}: ${allowed.length} calls open, ${refused.length} answered with 403\n`);
});

test('nobody is answered with 401 by every one of them', async () => {
  const before = await storedState(server.database.db);
  for (const { call, name, path, headers, body } of guarded()) {
    const answer = await server.send(call.method, path, {
      headers: { ...headers, origin: server.origin },
      body,
      agent,
    });
    expect(answer.status, name).toBe(401);
  }
  expect(await storedState(server.database.db)).toBe(before);
});

test('a call that needs a fresh sign-in says so when it was too long ago', async () => {
  const session = await server.signIn();
  for (const minutes of [5, 30] as const) {
    await server.database.db.execute(
      `update auth_session set created_at = now() - interval '${minutes} minutes 1 second'`,
    );
    const sensitive = calls.filter(({ call }) => (call.signedInWithinMinutes ?? 99) <= minutes);
    for (const { call, name, path, headers, body } of sensitive) {
      const answer = await server.send(call.method, path, { headers: { ...headers, ...session }, body, agent });
      expect([answer.status, answer.json?.type], name).toEqual([403, 'signed-in-too-long-ago']);
    }
  }
  expect(calls.some(({ call }) => call.signedInWithinMinutes === 30)).toBe(true);
});

test('x-access names the roles, and the page of the office shows them (vitest -u writes it anew)', async () => {
  const { paths } = (await server.send('GET', '/api/openapi.json')).json;
  expect(paths['/api/partners'].get['x-access']).toBe('public');
  expect(paths['/api/partners'].post['x-access']).toBe('administrator, editor');
  expect(paths['/api/study-orders/{id}/deliver'].post['x-access']).toBe('administrator, bookkeeping');
  await expect(roleTable(calls.map(({ call }) => call))).toMatchFileSnapshot('../../docs/roles-and-calls.md');
});
