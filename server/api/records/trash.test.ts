import { expect, test } from 'vitest';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { zurichTime } from '#platform/dates.ts';
import { eventually } from '#tests/eventually.ts';
import { signInAs } from '#tests/office-people.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, session, call } = await testOffice();

const thirtyDaysMs = 30 * 24 * 3_600_000;

test('lists the deleted records of a kind and when they are purged, and no others', async () => {
  const kept = (await call('POST', '/partners', { name: 'Musterbank' })).json.id;
  const { id } = (await call('POST', '/partners', { name: 'Musterverband' })).json;
  await call('DELETE', `/partners/${id}`);
  const { json, headers } = await call('GET', '/partners/deleted');
  expect(json).toMatchObject([{ id, name: 'Musterverband', mayBePurged: true }]);
  expect(headers['x-total-count']).toBe('1');
  expect(Date.parse(json[0].goesAt) - Date.parse(json[0].deletedAt)).toBe(thirtyDaysMs);
  expect((await call('POST', `/partners/${kept}/purge`)).status).toBe(404);
  expect((await call('POST', `/partners/${id}/restore`)).status).toBe(200);
  expect((await call('GET', '/partners/deleted')).json).toEqual([]);
});

test('a purged record is removed with its mails and replies, and can’t be restored', async () => {
  const body = {
    name: 'Anna Kanarienvogel',
    email: 'kanarienvogel@example.org',
    subject: 'Frage',
    message: 'Guten Tag',
  };
  const { id } = (await call('POST', '/contact-messages', body)).json;
  expect((await call('POST', `/contact-messages/${id}/replies`, { text: 'Guten Tag' })).status).toBe(201);
  const rows = async (statement: string) => (await server.query(statement, id)).length;
  await eventually(async () => (await rows("select from mails where record_id = $1 and status = 'sent'")) === 2);
  expect((await call('POST', `/contact-messages/${id}/purge`)).status).toBe(404);
  await call('DELETE', `/contact-messages/${id}`);
  expect((await call('POST', `/contact-messages/${id}/purge`)).status).toBe(204);
  expect((await call('POST', `/contact-messages/${id}/restore`)).status).toBe(404);
  expect(await rows('select from mails where record_id = $1')).toBe(0);
  expect(await rows('select from message_replies where contact_message_id = $1')).toBe(0);
  const entries = await server.query('select action, record_name from audit_log where record_id = $1 order by id', id);
  // No entry names a person who can't be found by their address any more.
  expect(entries).toEqual(['reply', 'delete', 'purge'].map((action) => ({ action, record_name: null })));
});

test('a study order can’t be purged before its legal retention period ends', async () => {
  const { id } = (await call('POST', '/study-orders', sampleStudyOrder)).json;
  await call('DELETE', `/study-orders/${id}`);
  const [deleted] = (await call('GET', '/study-orders/deleted')).json;
  expect(deleted).toMatchObject({ id, mayBePurged: false });
  expect(zurichTime(new Date(deleted.goesAt)).year).toBe(zurichTime(new Date(deleted.deletedAt)).year + 10);
  const refused = await call('POST', `/study-orders/${id}/purge`);
  expect([refused.status, refused.json.detail]).toEqual([
    409,
    'The law requires it to be kept until its term ends: it can’t be deleted before.',
  ]);
  expect((await call('POST', `/study-orders/${id}/restore`)).status).toBe(200);
});

test('every kind of record has a trash', async () => {
  for (const { name } of recordKinds)
    expect((await call('GET', `/${name}/deleted?page=1&pageSize=5`)).status).toBe(200);
});

test('one list has all deleted records, with kind, name, user, time and end, and can be searched', async () => {
  const marked = 'Suchwort-Papierkorb';
  const partner = (await call('POST', '/partners', { name: `${marked} AG` })).json.id;
  const member = { name: `${marked} Person`, role: 'Projektleiter', organization: 'Musterhochschule' };
  const person = (await call('POST', '/team-members', member)).json.id;
  await call('DELETE', `/partners/${partner}`);
  await call('DELETE', `/team-members/${person}`);
  const rows = await server.query(`insert into partner_files (title, category, year, file_name, deleted_at)
     values ('${marked} Datei', 'report', 2024, 'datei.pdf', now() - interval '1 day') returning id`);
  const list = (query: string, headers = session) => server.send('GET', `/api/trash?${query}`, { headers });
  const { json, headers } = await list(`search=${marked}`);
  expect(headers['x-total-count']).toBe('3');
  const common = { deletedBy: 'verwaltung@example.org', mayBePurged: true };
  expect(json).toMatchObject([
    { ...common, recordKind: 'team-members', id: person, name: `${marked} Person` },
    { ...common, recordKind: 'partners', id: partner, name: `${marked} AG` },
    { recordKind: 'partner-files', id: rows[0].id, name: `${marked} Datei`, deletedBy: null, mayBePurged: false },
  ]);
  for (const { deletedAt, goesAt } of json) expect(Date.parse(goesAt) - Date.parse(deletedAt)).toBe(thirtyDaysMs);
  const named = async (query: string) => (await list(query)).list.map(({ id }) => id);
  expect(await named(`search=${marked}+ag`)).toEqual([partner]);
  expect(await named(`search=${marked}&recordKind=team-members`)).toEqual([person]);
  expect(await named(`search=${marked}&pageSize=1&page=2`)).toEqual([partner]);
  expect(await named('search=%25_')).toEqual([]);
  const bookkeeping = await signInAs(server, 'bookkeeping');
  expect((await list(`search=${marked}`, bookkeeping)).json).toEqual([]);
  const kindsFor = async (headers: Record<string, string>) =>
    (await server.send('GET', '/api/trash/kinds', { headers })).json;
  expect(await kindsFor(session)).toEqual([...recordKinds.map(({ name }) => name), 'partner-files', 'file-requests']);
  expect(await kindsFor(bookkeeping)).toEqual(['print-orders', 'study-orders']);
});
