import { expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { sampleMessage } from '#tests/made-up/sample-input.ts';
import { testOffice } from '#tests/test-server.ts';
import { CallQueue } from './call-queues.ts';
import { createSameRequests } from './same-requests.ts';

const { call, visitor } = await testOffice();

const post = (key: string, overrides: object = {}) =>
  visitor('POST', '/study-orders', { ...sampleStudyOrder, ...overrides }, { 'Idempotency-Key': key });

test('200 parallel posts with one key are one order', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => post('eine-bestellung')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const orders = (await call('GET', '/study-orders')).json;
  expect(orders).toHaveLength(1);
  const mails = (await call('GET', `/mails?recordId=${orders[0].id}`)).json;
  expect(mails).toHaveLength(2);
});

test('identical requests take one place in the queue while they wait', async () => {
  const performOnce = createSameRequests();
  const queue = new CallQueue(2);
  const first = Promise.withResolvers<string>();
  const waiting = Array.from({ length: 200 }, () => performOnce('gleich', () => queue.add(() => first.promise)));
  expect(await queue.add(async () => 'Platz')).toBe('Platz');
  first.resolve('eine');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['eine']));
});

test('a different body with the key of a running request is not the same, and a key is valid for one call', async () => {
  const headers = { 'Idempotency-Key': 'geteilt' };
  const [first, other, ofAnotherCall] = await Promise.all([
    post('geteilt'),
    post('geteilt', { lastName: 'Anders' }),
    visitor('POST', '/contact-messages', sampleMessage, headers),
  ]);
  expect([first.status, other.status].sort()).toEqual([201, 409]);
  expect(ofAnotherCall.status).toBe(201);
});

test('a refusal answers all of them and leaves the key unused', async () => {
  const refused = await Promise.all([post('neu', { price: 1 }), post('neu', { price: 1 })]);
  expect(refused.map(({ status }) => status)).toEqual([400, 400]);
  expect((await post('neu')).status).toBe(201);
});

test('a request that waited too long is asked to retry; one after a failure starts again', async () => {
  const performOnce = createSameRequests(0.01);
  const first = Promise.withResolvers<string>();
  const waited = performOnce('gleich', () => first.promise);
  expect(await performOnce('gleich', async () => 'nie')).toMatchObject({ status: 409, retryAfterSeconds: 5 });
  first.reject(new Error('weg'));
  await expect(waited).rejects.toThrow('weg');
  expect(await performOnce('gleich', async () => 'neu')).toBe('neu');
});
