import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/study-orders/sample-study-order.ts';
import { eventually } from '#tests/eventually.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { createSameRequests } from './same-requests.ts';

let server: TestServer;
let session: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  session = await server.signIn();
});
afterAll(() => server.stop());

const post = (key: string, more: object = {}) =>
  server.send('POST', '/api/study-orders', {
    body: { ...sampleStudyOrder, ...more },
    headers: { 'Idempotency-Key': key },
  });

/** Holds every order back while something happens. */
async function withOrdersHeld<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    // Others may still refer to orders, as every mail that is stored asks the database whether it does.
    await client.query('lock table study_orders in share mode');
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('200 parallel posts with one key are one order, and take nobody’s place while they wait', async () => {
  const posts = await withOrdersHeld(async () => {
    const parallel = Array.from({ length: 200 }, () => post('eine-bestellung'));
    await eventually(async () => {
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      return (await server.database.pool.query(waiting)).rows.length > 0;
    });
    expect((await server.send('GET', '/api/contact-messages', { headers: session })).status).toBe(200);
    return { parallel };
  });
  const answers = await Promise.all(posts.parallel);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const orders = (await server.send('GET', '/api/study-orders', { headers: session })).json;
  expect(orders).toHaveLength(1);
  const mails = (await server.send('GET', `/api/mails?recordId=${orders[0].id}`, { headers: session })).json;
  expect(mails).toHaveLength(2);
});

test('another body or another call with the key of one that is in work is not the same', async () => {
  const message = { name: 'Anna Muster', email: sampleStudyOrder.email, subject: 'Frage', message: 'Guten Tag' };
  const { first, other } = await withOrdersHeld(async () => {
    const first = post('geteilt');
    const other = post('geteilt', { lastName: 'Anders' });
    const headers = { 'Idempotency-Key': 'geteilt' };
    expect((await server.send('POST', '/api/contact-messages', { body: message, headers })).status).toBe(201);
    return { first, other };
  });
  expect([(await first).status, (await other).status].sort()).toEqual([201, 409]);
});

test('a refusal is everybody’s and leaves the key free', async () => {
  const refused = await Promise.all([post('neu', { price: 1 }), post('neu', { price: 1 })]);
  expect(refused.map(({ status }) => status)).toEqual([400, 400]);
  expect((await post('neu')).status).toBe(201);
});

test('who has waited too long is told to come again; who comes after a failure starts anew', async () => {
  const performOnce = createSameRequests(0.01);
  const first = Promise.withResolvers<string>();
  const waited = performOnce('gleich', () => first.promise);
  expect(await performOnce('gleich', async () => 'nie')).toMatchObject({ status: 409, retryAfterSeconds: 5 });
  first.reject(new Error('weg'));
  await expect(waited).rejects.toThrow('weg');
  expect(await performOnce('gleich', async () => 'neu')).toBe('neu');
});
