import { expect, test } from 'vitest';
import { eraseOnePerson, exportPerson } from '#domain/everything/personal-data/person.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { ensureAdministrator } from '#domain/people/office-accounts/ensure-administrator.server.ts';
import { resetPassword } from '#domain/people/office-accounts/reset-password.server.ts';
import { createReadToken } from '#domain/people/read-tokens/read-tokens.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import { actionsOn } from '#tests/actions-on.ts';
import { addOfficePerson, signInAs } from '#tests/office-people.ts';
import { removedInDays } from '#tests/removed-in-days.ts';
import { testOffice, withRateLimits } from '#tests/test-server.ts';
import { tokenLimit, unknownTokenLimit } from './token-guard.ts';

const log: string[] = [];
const { server, session, call, visitor } = await testOffice({}, { logTo: { write: (line) => void log.push(line) } });

async function makeToken(scopes = ['documents']) {
  const { status, json } = await call('POST', '/read-tokens', { name: 'Muster', scopes, validDays: 30 }, session);
  expect(status).toBe(201);
  return json as { id: string; token: string };
}
const read = (path: string, token: string, method = 'GET') =>
  server.send(method, `/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
const listed = async (id: string) => (await call('GET', '/read-tokens')).list.find((token) => token.id === id);

test('a token is shown once and stored as a hash; it reads documents and payments, and its last use is recorded', async () => {
  const { json: order } = await visitor('POST', '/study-orders', sampleStudyOrder);
  const { id, token } = await makeToken();
  expect(token).toMatch(/^vm_read_[\w-]{43}$/);
  expect(await listed(id)).toMatchObject({ name: 'Muster', scopes: ['documents'], isValid: true, lastUsedAt: null });
  expect(await listed(id)).not.toHaveProperty('token');
  const rows = await server.query('select * from read_tokens where id = $1', id);
  expect(JSON.stringify(rows)).not.toContain(token);

  const { status, json, headers } = await read('bookkeeping-entries', token);
  expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-store', undefined]);
  const [{ studyOrderId, documentNumber }] = json;
  expect([studyOrderId, documentNumber]).toEqual([order.id, order.orderNumber]);
  const document = await read(`study-orders/${studyOrderId}/documents/${documentNumber}`, token);
  expect([document.status, document.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await read('bank-transactions', token, 'HEAD')).status).toBe(200);
  expect((await listed(id)).lastUsedAt).not.toBeNull();
  expect(log.join()).not.toContain(token);
  const entries = await server.query(
    `select actor, action, record_name from audit_log where record_kind = 'read-tokens' and record_id = $1`,
    id,
  );
  expect(entries).toEqual([{ actor: 'verwaltung@example.org', action: 'create', record_name: 'Muster' }]);
});

test('a token never writes, and adds nothing to a session', async () => {
  const { token } = await makeToken(['documents', 'use', 'news', 'content']);
  const body = {
    name: 'Muster AG',
    type: 'main',
    websiteUrl: 'https://www.example.org',
    contactEmail: 'a@example.org',
  };
  for (const otherHeaders of [{}, session]) {
    const headers = { ...otherHeaders, authorization: `Bearer ${token}` };
    const { status, json } = await visitor('POST', '/partners', body, headers);
    expect([status, json.type]).toEqual([403, 'token-only-reads']);
    expect((await server.send('GET', '/api/accounts', { headers })).status).toBe(403);
  }
  const unknown = { ...session, authorization: 'Bearer vm_read_unbekannt' };
  expect((await server.send('GET', '/api/accounts', { headers: unknown })).status).toBe(401);
  // Two headers, and other separators.
  for (const authorization of [`Bearer ${token}, Bearer ${token}`, `Bearer\t${token}`, 'Bearer']) {
    expect((await call('GET', '/accounts', undefined, { authorization })).status).toBe(401);
  }
  const basic = { ...session, authorization: 'Basic bXVzdGVyOm11c3Rlcg==' };
  expect((await server.send('GET', '/api/accounts', { headers: basic })).status).toBe(200);
});

test('public calls are answered with a token as without; the description shows the calls of its scopes', async () => {
  const { token } = await makeToken(['use']);
  expect((await read('partners', token)).json).toEqual((await visitor('GET', '/partners')).json);
  for (const [bearer, isShown] of [
    [token, true],
    ['vm_read_unbekannt', false],
  ] as const) {
    const { paths, components } = (await read('openapi.json', bearer)).json;
    expect('/api/usage' in paths).toBe(isShown);
    expect(['/api/bookkeeping-entries' in paths, paths['/api/partners'].post]).toEqual([false, undefined]);
    if (!isShown) continue;
    expect(paths['/api/usage'].get).toMatchObject({
      'x-read-scope': 'use',
      security: [{ session: [] }, { token: [] }],
    });
    expect(components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
  }
});

test('a revoked, expired or unknown token is refused, also if its maker is no longer an administrator', async () => {
  const { id, token } = await makeToken();
  expect((await call('DELETE', `/read-tokens/${id}`)).status).toBe(204);
  expect((await call('DELETE', `/read-tokens/${id}`)).status).toBe(404);
  expect(await read('bookkeeping-entries', token)).toMatchObject({
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    json: { type: 'unknown-token' },
  });
  expect(await listed(id)).toMatchObject({ isValid: false, revokedAt: expect.any(String) });
  expect(await actionsOn(server, id)).toEqual(['create', 'revoke']);

  const old = await makeToken();
  await server.query(`update read_tokens set expires_at = now() where id = $1`, old.id);
  expect((await read('bookkeeping-entries', old.token)).status).toBe(401);

  const maker = await addOfficePerson(server, 'administrator');
  const theirs = await makeToken(['documents']);
  await server.query(
    `update read_tokens set maker_id = (select id from auth_user where email = $1) where id = $2`,
    maker.email,
    theirs.id,
  );
  expect((await read('bookkeeping-entries', theirs.token)).status).toBe(200);
  for (const change of [`role = 'bookkeeping'`, `role = 'administrator', deactivated_at = now()`]) {
    await server.query(`update auth_user set ${change} where email = $1`, maker.email);
    expect((await read('bookkeeping-entries', theirs.token)).status, change).toBe(401);
  }
  expect((await exportPerson(server.services, maker.email)).readTokens).toMatchObject([{ scopes: ['documents'] }]);
  await eraseOnePerson(server.services, maker.email);
  expect(await listed(theirs.id)).toBeUndefined();
});

test('a token of somebody who is no longer an administrator stays ended when they become one again', async () => {
  for (const [lose, regain] of [
    [{ role: 'bookkeeping' }, { role: 'administrator' }],
    [{ isActive: false }, { isActive: true }],
  ]) {
    const { id: makerId, ...maker } = await addOfficePerson(server, 'administrator');
    const { id, token } = await makeToken();
    await server.query('update read_tokens set maker_id = $1 where id = $2', makerId, id);
    for (const change of [lose, regain]) {
      expect((await call('PATCH', `/accounts/${makerId}`, change as object)).status, maker.email).toBe(200);
    }
    expect((await read('bookkeeping-entries', token)).status).toBe(401);
    expect(await listed(id)).toMatchObject({ isValid: false, revokedAt: expect.any(String) });
    expect(await actionsOn(server, id)).toEqual(['create', 'revoke']);
  }
});

test('a malformed token is refused without querying the database', async () => {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin; lock table read_tokens in access exclusive mode');
    expect((await read('bookkeeping-entries', `vm_read_${'x'.repeat(42)}`)).status).toBe(401);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('only administrators make tokens, with a name, a scope and an end', async () => {
  for (const role of ['editor', 'bookkeeping'] as const) {
    expect((await call('GET', '/read-tokens', undefined, await signInAs(server, role))).status).toBe(403);
  }
  const bad = { name: ' ', scopes: [], validDays: 9999 };
  const { status, json } = await call('POST', '/read-tokens', bad);
  const fields = json.errors.map(({ path }: { path: string }) => path).sort();
  expect([status, fields]).toEqual([400, ['name', 'scopes', 'validDays']]);
});

test('tokens have limits of their own: by token, and by network for unknown ones', () =>
  withRateLimits(server, async () => {
    const { id, token } = await makeToken(['use']);
    const other = await makeToken(['use']);
    // The counter after that many requests.
    await server.query(
      'insert into rate_limits (key, points, expire) values ($1, $2, $3)',
      `read-token:${id}`,
      tokenLimit.tries,
      Date.now() + 60_000,
    );
    const limited = await read('usage', token);
    expect([limited.status, Number(limited.headers['retry-after'])]).toEqual([429, 60]);
    expect((await read('usage', other.token)).status).toBe(200);

    const statuses: number[] = [];
    for (let count = 0; count <= unknownTokenLimit.tries; count++) {
      statuses.push((await read('usage', 'vm_read_unbekannt')).status);
    }
    expect([statuses.indexOf(429), new Set(statuses)]).toEqual([unknownTokenLimit.tries, new Set([401, 429])]);
    expect((await read('usage', other.token)).status).toBe(200);
  }));

test('ended tokens are deleted 30 days after their end', async () => {
  const { id } = await makeToken();
  await call('DELETE', `/read-tokens/${id}`);
  const removed = (days: number) => removedInDays(server.services, 'tokens of programs 30 days after they ended', days);
  expect((await removed(31)) - (await removed(29))).toBeGreaterThan(0);
});

test('a new password from the command line or the settings ends the tokens of the account', async () => {
  const { services } = server;
  const adminEmail = 'verwaltung@example.org';
  const input = { name: 'Muster', scopes: ['documents' as const], validDays: 30 as const };
  const [{ id: makerId }] = await server.query('select id from auth_user where email = $1', adminEmail);
  const setPassword = [
    () => resetPassword(services, { password: 'vier-blaue-Tassen-8', emailOfNew: '' }),
    () =>
      ensureAdministrator({
        ...services,
        settings: { ...services.settings, adminEmail, adminPassword: 'Tassen-9-rot' },
      }),
  ];
  for (const set of setPassword) {
    // The first of these resets has ended all sessions.
    const made = await createReadToken(services, { id: makerId, email: adminEmail }, input);
    if (isRefusal(made)) throw new Error(made.message);
    const { id, token } = made;
    expect((await read('bookkeeping-entries', token)).status).toBe(200);
    await set();
    expect((await read('bookkeeping-entries', token)).status).toBe(401);
    expect(await actionsOn(server, id)).toEqual(['create', 'revoke']);
  }
});
