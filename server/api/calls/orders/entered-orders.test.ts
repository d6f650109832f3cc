import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { signInAs } from '#tests/office-people.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
let session: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
  session = await server.signIn();
});
afterAll(() => server.stop());

const print = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.org',
  street: 'Musterweg 1',
  zipCode: '9999',
  city: 'Musterstadt',
};
const enter = (kind: string, body: object, headers = {}) =>
  server.send('POST', `/api/${kind}/entered`, { body, headers: { ...session, ...headers } });
const rows = async (statement: string, ...values: unknown[]) =>
  (await server.database.pool.query(statement, values)).rows;

test('an order by phone has the price, number, invoice and mails of one by the form, and records its channel', async () => {
  const answer = await enter('study-orders', { ...sampleStudyOrder, channel: 'phone' });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.json).toMatchObject({ price: 695, presentationPrice: 500, total: 1195 });
  const { id } = answer.json;
  const mails = await rows('select kind, status from mails where record_id = $1 order by kind', id);
  expect(mails.map(({ kind }) => kind)).toEqual(['study-order-confirmation', 'study-order-notice']);
  expect(mails.some(({ status }) => status === 'held')).toBe(false);
  expect(await rows('select kind from invoice_documents where study_order_id = $1', id)).toEqual([{ kind: 'invoice' }]);
  expect(await rows('select channel, suspected_spam from study_orders where id = $1', id)).toEqual([
    { channel: 'phone', suspected_spam: false },
  ]);
  expect(await rows('select action from audit_log where record_id = $1', id)).toEqual([{ action: 'create' }]);
});

test('entered orders are never held or limited', async () => {
  // A web address in the company, and more mails to one mailbox than forms may cause in a day.
  const order = { ...sampleStudyOrder, email: 'haeufig@example.org', organization: 'www.muster.ch AG' };
  for (let time = 0; time < 5; time += 1) {
    expect((await enter('study-orders', { ...order, channel: 'letter' })).status).toBe(201);
  }
  expect(await rows("select 1 from mails where recipient = 'haeufig@example.org' and status = 'held'")).toEqual([]);
});

test('the same entry sent again stores nothing twice', async () => {
  const key = { 'idempotency-key': 'eintrag-1' };
  const body = { ...print, quantity: 3, channel: 'letter' };
  const [one, two] = [await enter('print-orders', body, key), await enter('print-orders', body, key)];
  expect([one.status, two.json]).toEqual([201, one.json]);
  const stored = await rows('select channel, quantity from print_orders where email = $1', print.email);
  expect(stored).toEqual([{ channel: 'letter', quantity: 3 }]);
});

test('is rejected field by field in English, and refused without permission', async () => {
  const refused = await enter('print-orders', { ...print, street: '', quantity: 0, channel: 'web' });
  expect(refused.json.errors).toEqual([
    { path: 'street', message: 'Street is required' },
    { path: 'quantity', message: 'Quantity must be a whole number from 1 to 1000' },
    { path: 'channel', message: 'Please choose how the order came' },
  ]);
  const editor = await signInAs(server, 'editor');
  const body = { ...sampleStudyOrder, channel: 'phone' };
  expect((await server.send('POST', '/api/study-orders/entered', { body, headers: editor })).status).toBe(403);
  expect((await server.send('POST', '/api/study-orders', { body: sampleStudyOrder })).status).toBe(201);
  const public_ = await rows("select channel from study_orders where channel = 'web'");
  expect(public_).toHaveLength(1);
});

test('is no order of a visitor in the figures of use', async () => {
  await server.storeUsage();
  await rows('delete from usage_counts');
  const placed = async () =>
    (await server.send('GET', '/api/usage?period=week', { headers: session })).json.orderSteps.placed;
  const before = await placed();
  await enter('study-orders', { ...sampleStudyOrder, channel: 'phone' });
  await server.storeUsage();
  expect(await rows('select 1 from usage_counts')).toEqual([]);
  expect(await placed()).toBe(before);
});
