import { expect, test } from 'vitest';
import { renderDocument } from '#app/entry-server.tsx';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, call, visitor } = await testOffice({}, { renderDocument });

const post = (key: string) => visitor('POST', '/study-orders', sampleStudyOrder, { 'Idempotency-Key': key });
const postForm = () => server.postForm('/order', { ...sampleStudyOrder, lastName: 'Formular' } as never, {});
const listOrders = async () => (await call('GET', '/study-orders')).json;

/** Blocks orders until `work` has ended. `work` must not wait for an order, or it never ends. */
async function withOrdersHeld<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table study_orders in share mode');
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('orders that cannot be stored in time are refused, and stored once on a retry', async () => {
  const keys = Array.from({ length: 12 }, (_, index) => `bestellung-${index}`);
  const [first, repeated] = await withOrdersHeld(async () => [
    await Promise.all(keys.map(post)),
    await Promise.all([post('bestellung-0'), post('bestellung-0')]),
  ]);
  for (const { status, headers, json } of [...first, ...repeated]) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(json.detail).toContain('Es wurde nichts gespeichert');
  }
  expect(await listOrders()).toEqual([]);
  const placed = [];
  for (const key of keys) placed.push(await post(key));
  expect(placed.map(({ status }) => status)).toEqual(keys.map(() => 201));
  expect((await post('bestellung-3')).text).toBe(placed[3]?.text);
  const stored = (await listOrders()) as { orderNumber: string }[];
  expect(new Set(stored.map(({ orderNumber }) => orderNumber)).size).toBe(12);
});

test('pages and lists are served while orders wait, also those that a write has invalidated', async () => {
  const held = Promise.withResolvers<void>();
  const waiting = withOrdersHeld(() => held.promise);
  const orders = Array.from({ length: 60 }, (_, index) => post(`wartend-${index}`));
  await server.services.contentChanged();
  for (const address of ['/', '/api/partners', '/about']) expect((await server.send('GET', address)).status).toBe(200);
  expect((await call('GET', '/study-orders')).status).toBe(200);
  held.resolve();
  await waiting;
  for (const { status } of await Promise.all(orders)) expect([201, 503]).toContain(status);
});

test('a form posted without script is shown again with its input and a message', async () => {
  const { status, headers, text } = await withOrdersHeld(postForm);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(text).toContain('Es wurde nichts gespeichert');
  expect(text).toContain('Muster &amp; Söhne AG');
});
