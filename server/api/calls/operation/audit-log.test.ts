import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#domain/everything/audit-log/audit-answer.ts';
import { signInAs } from '#tests/office-people.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the log names person and record, and is narrowed down by person, kind and day, in parts', async () => {
  const administrator = await server.signIn();
  const editor = await signInAs(server, 'editor');
  for (const name of ['Beispiel AG', 'Dritte AG']) {
    await server.send('POST', '/api/partners', { headers: editor, body: { name } });
  }
  await server.send('POST', '/api/studies', { headers: administrator, body: { title: 'Studie', year: 2020 } });
  // An entry of another day: entries that are stored can't be changed.
  await server.database.db.execute(sql`
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
