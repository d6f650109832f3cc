import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { recordAudit } from '#domain/core/audit/audit-queries.server.ts';
import type { AuditEntry } from '#domain/everything/audit-log/audit-answer.ts';
import { exportAuditLog } from '#domain/everything/audit-log/export-audit-log.server.ts';
import { inNetwork } from '#platform/network/request-network.server.ts';
import { eventually } from '#tests/eventually.ts';
import { signInAs } from '#tests/office-people.ts';
import { administrator as account, testServer } from '#tests/test-server.ts';

const server = await testServer({ TRUST_PROXY: 'on' });

test('the log names user and record, is filtered by user, kind and day, and is read in pages', async () => {
  const administrator = await server.signIn();
  const editor = await signInAs(server, 'editor');
  for (const name of ['Beispiel AG', 'Dritte AG']) {
    await server.send('POST', '/api/partners', { headers: editor, body: { name } });
  }
  await server.send('POST', '/api/studies', { headers: administrator, body: { title: 'Studie', year: 2020 } });
  // An entry of another day: entries that are stored can't be changed.
  await server.query(`
    insert into audit_log (at, actor, actor_name, action, record_kind, record_name)
    select '2026-02-28T23:30:00Z', actor, actor_name, action, record_kind, 'Muster AG' from audit_log
    where record_name = 'Beispiel AG'`);
  const log = async (query: string) => {
    const { json, headers } = await server.send('GET', `/api/audit-log${query}`, { headers: administrator });
    return { names: json.map(({ recordName }: AuditEntry) => recordName), total: headers['x-total-count'], rows: json };
  };

  const ofEditor = await log('?recordKind=partners');
  expect([ofEditor.names, ofEditor.total]).toEqual([['Dritte AG', 'Beispiel AG', 'Muster AG'], '3']);
  const [{ actor, actorName, action }] = ofEditor.rows;
  expect([actorName, action]).toEqual(['Muster Person', 'create']);
  expect((await log(`?actor=${encodeURIComponent(actor)}&recordKind=partners`)).total).toBe('3');
  expect((await log('?actor=verwaltung@example.org&recordKind=partners')).names).toEqual([]);
  // Half past midnight in Zurich.
  expect((await log('?recordKind=partners&day=2026-03-01')).names).toEqual(['Muster AG']);
  expect(await log('?recordKind=partners&pageSize=2&page=2')).toMatchObject({ names: ['Muster AG'], total: '3' });
  for (const day of ['gestern', '0000-01-01']) {
    expect((await server.send('GET', `/api/audit-log?day=${day}`, { headers: administrator })).status).toBe(400);
  }

  const choices = await server.send('GET', '/api/audit-log/choices', { headers: administrator });
  expect(choices.json.recordKinds).toEqual(['partners', 'sign-ins', 'studies']);
  expect(choices.json.actors).toContainEqual({ actor, actorName: 'Muster Person' });
});

test('an entry has the shortened network of its request, also if a job completes it, and none without a request', async () => {
  const headers = await server.signIn();
  const from = (network: string) => ({ ...headers, 'x-forwarded-for': network });
  const post = (path: string, network: string, body: object) =>
    server.send('POST', `/api${path}`, { headers: from(network), body });
  await post('/media', '192.0.2.77', { title: 'Beitrag', outlet: 'Musterzeitung' });
  await post('/hero-videos', '2001:db8:a:b:c::1', { title: 'Film', videoUrl: 'https://youtu.be/aqz-KE-bpKQ' });
  await post('/admin/login', '198.51.100.7', { email: account.email, password: 'falsch-geraten-9' });
  await post('/password-resets', '203.0.113.9', { email: account.email });
  const entries = async () => {
    const { json } = await server.send('GET', '/api/audit-log', { headers });
    return json.map(({ recordKind, action, network }: AuditEntry) => `${recordKind} ${action} ${network}`);
  };
  await eventually(async () => (await entries()).includes('sign-ins reset asked for 203.0.113.0/24'));
  expect(await entries()).toEqual(
    expect.arrayContaining([
      'media create 192.0.2.0/24',
      'hero-videos create 2001:db8:a::/48',
      'sign-ins sign-in failed 198.51.100.0/24',
    ]),
  );
  await server.database.db.transaction((tx) =>
    recordAudit(tx, { actor: 'command line', action: 'reset-password', recordKind: 'accounts', recordName: null }),
  );
  expect(await entries()).toContain('accounts reset-password null');
  // Like a publication made by a timer that a request set.
  const entry = { actor: 'site', action: 'live', recordKind: 'content-publications', recordName: null } as const;
  await inNetwork('192.0.2.0/24', () => server.database.db.transaction((tx) => recordAudit(tx, entry)));
  expect(await entries()).toContain('content-publications live null');
});

test('an export ends with its own entry, also if others follow before it is read', async () => {
  const entry = { actor: 'settings', action: 'change', recordKind: 'partners', recordName: null } as const;
  const lines = await exportAuditLog(server.services, account, {});
  await server.database.db.transaction((tx) => recordAudit(tx, entry));
  const exported = await text(lines);
  expect(JSON.parse(exported.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ action: 'export' });
});

test('the log is exported as JSON lines, by administrators who signed in recently, and the export is in it', async () => {
  const headers = await server.signIn();
  const send = (who: object, body: object = {}) =>
    server.send('POST', '/api/audit-log/export', { headers: { ...headers, ...who }, body });
  // More than are read at once.
  await server.query(`
    insert into audit_log (at, actor, action, record_kind)
    select '2026-01-31T22:59:59.5Z', 'settings', 'change', 'partners' from generate_series(1, 1500)`);
  const exported = await send({ 'x-forwarded-for': '192.0.2.77' });
  expect([exported.status, exported.headers['content-type'], exported.headers['cache-control']]).toEqual([
    200,
    'application/x-ndjson',
    'no-store',
  ]);
  expect(exported.text.endsWith('}\n')).toBe(true);
  const lines = exported.text.trimEnd().split('\n');
  const entries: AuditEntry[] = lines.map((line) => JSON.parse(line));
  const [{ count } = {}] = await server.query('select count(*)::int from audit_log');
  expect(entries).toHaveLength(Number(count));
  expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(entries.at(-1)).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    actor: account.email,
    actorName: null,
    action: 'export',
    recordKind: 'audit-log',
    recordId: null,
    recordName: null,
    network: '192.0.2.0/24',
  });
  const ofThatDay = async (from: string) =>
    (await send({}, { from })).text.split('\n').filter((line) => line.includes('"at":"2026-01-31')).length;
  // Just before midnight in Zurich.
  expect([await ofThatDay('2026-01-31'), await ofThatDay('2026-02-01')]).toEqual([1_500, 0]);

  expect((await send({}, { from: 'gestern' })).status).toBe(400);
  expect((await send(await signInAs(server, 'editor'))).status).toBe(403);
  await server.query("update auth_session set created_at = now() - interval '31 minutes'");
  expect((await send({})).json.type).toBe('signed-in-too-long-ago');
});
