import { expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { addFirm } from '#tests/firm-people.ts';
import { addOfficePerson } from '#tests/office-people.ts';
import { placeOrder } from '#tests/place-order.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer({ RATE_LIMITS: 'off' });
const call = server.as(await server.signIn());

/** Names of the actions in the audit log since the last call of it. */
let seen = 0;
async function newEntries(): Promise<string[]> {
  const { rows } = await server.database.pool.query('select id, action from audit_log where id > $1 order by id', [
    seen,
  ]);
  seen = rows.at(-1)?.id ?? seen;
  return rows.map(({ action }) => action);
}

/** Makes a call twice: the first is recorded, the second is answered like it and changes nothing. */
async function twice(method: string, path: string, body: object | undefined, action: string) {
  await newEntries();
  const first = await call(method, path, body);
  expect([first.status < 300, await newEntries()], `${path}: ${first.text}`).toEqual([true, [action]]);
  const second = await call(method, path, body);
  expect([second.status, second.json]).toEqual([first.status, first.json]);
  expect(await newEntries(), path).toEqual([]);
}

test('a study order that stays as it is has no new entry, document or mail', async () => {
  const { id } = await placeOrder(server.services);
  const pathOf = (rest: string) => `/study-orders/${id}${rest}`;
  const { organization } = sampleStudyOrder;
  await newEntries();
  for (const same of [{}, { organization }]) expect((await call('POST', pathOf('/correct'), same)).status).toBe(200);
  expect(await newEntries()).toEqual([]);
  await twice('POST', pathOf('/correct'), { organization: 'Neue Muster AG' }, 'correct');
  const appointment = { startsAt: '2026-06-04T10:00', minutes: 90, place: 'Musterweg 1', speaker: 'Anna Muster' };
  await twice('PUT', pathOf('/presentation'), { ...appointment, tellBuyer: false }, 'presentation');
  for (const status of ['delivered', 'paid', 'pending', 'invoiced', 'cancelled']) {
    await twice('PATCH', pathOf('/status'), { status }, 'status');
  }
  const history = async () => {
    const { documents, facts, mails } = (await call('GET', pathOf('/history'))).json;
    return [documents.length, facts.length, mails.length];
  };
  const before = await history();
  expect((await call('POST', pathOf('/cancel'), {})).status).toBe(200);
  expect([await newEntries(), await history()]).toEqual([[], before]);
  await call('PATCH', pathOf('/status'), { status: 'pending' });
  await twice('POST', pathOf('/cancel'), {}, 'cancel');
});

test('records that are set to what they are have no new entry and keep their time of change', async () => {
  const { id } = (await call('POST', '/partners', { name: 'Muster AG', type: 'industry', description: 'Muster' })).json;
  await twice('PATCH', `/partners/${id}`, { name: 'Neue Muster AG', isActive: false }, 'change');
  const study = { title: 'Muster 2024', year: 2024, publishedAt: '2024-06-03', highlights: ['Muster'] };
  const { id: studyId } = (await call('POST', '/studies', study)).json;
  await twice('PATCH', `/studies/${studyId}`, { ...study, title: 'Muster', isCurrentEdition: true }, 'change');
  const member = { name: 'Anna Muster', role: 'Projektleitung', organization: 'Muster AG', expertise: ['Muster'] };
  const ids: string[] = [];
  for (const name of ['Anna Muster', 'Beat Muster']) {
    ids.push((await call('POST', '/team-members', { ...member, name })).json.id);
  }
  await twice('PATCH', '/team-members/order', { ids: ids.toReversed() }, 'order');

  const message = { name: 'Muster Person', email: 'muster@example.org', subject: 'Frage', message: 'Muster Nachricht' };
  const copies = { quantity: 2, language: 'de', street: 'Musterweg 1', zipCode: '8000', city: 'Zürich' };
  const buyer = { firstName: 'Anna', lastName: 'Muster', email: 'muster@example.org', organization: 'Muster AG' };
  const { id: printId } = (await call('POST', '/print-orders', { ...buyer, ...copies })).json;
  await twice('PATCH', `/print-orders/${printId}/status`, { status: 'shipped' }, 'status');
  const { id: messageId } = (await call('POST', '/contact-messages', message)).json;
  await twice('PATCH', `/contact-messages/${messageId}/read`, undefined, 'read');
  await newEntries();
  const several = { records: [{ id: messageId }], state: 'open' };
  const bulk = await call('POST', '/contact-messages/set-several', several);
  expect(bulk.json.changed).toMatchObject([{ id: messageId }]);
  expect(await newEntries()).toEqual([]);
});

test('accounts and rules that are set to what they are have no new entry', async () => {
  const { id } = await addOfficePerson(server, 'editor');
  await twice('PATCH', `/accounts/${id}`, { isActive: false }, 'deactivate');
  await twice('PATCH', `/accounts/${id}`, { isActive: true }, 'activate');
  await twice('PATCH', `/accounts/${id}`, { name: 'Andere Muster Person' }, 'change');
  await twice('PATCH', '/accounts/me', { name: 'Muster Verwaltung' }, 'change');
  const firmId = await addFirm(server);
  await twice('PATCH', `/partners/${firmId}/access-rules`, { requiresSecondFactor: true }, 'change');
});
