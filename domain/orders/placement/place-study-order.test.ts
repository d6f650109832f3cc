import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDatabaseAway } from '#platform/database/database.server.ts';
import { zurichTime } from '#platform/dates.ts';
import { isRefusal } from '#platform/refusal.ts';
import { testServices } from '#tests/test-services.ts';
import { listMails } from '../../core/mails/mail-queries.server.ts';
import { noSpamSigns } from '../../core/spam/spam-signs.ts';
import { sampleStudyOrder } from '../study-orders/sample-study-order.ts';
import type { StudyOrderReceipt } from '../study-orders/study-order-answer.ts';
import { businessAreas, companySizes, partnerInterests } from '../study-orders/study-order-choices.ts';
import { studyOrderInput } from '../study-orders/study-order-input.ts';
import { findStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { placeStudyOrder } from './place-study-order.server.ts';

const services = await testServices({ RATE_LIMITS: 'off' });

const form = { ...sampleStudyOrder, companySize: 'large' };
const order = (fields: object = {}) => studyOrderInput.parse({ ...form, ...fields });

const allOrders = () => services.db.select().from(studyOrders);

async function place(fields: object = {}, key?: string, signs = noSpamSigns) {
  return placeStudyOrder(services, { input: order(fields), signs, network: undefined, key });
}
async function placed(fields: object = {}, key?: string): Promise<StudyOrderReceipt> {
  // If the pool is exhausted, the site answers 503 and senders retry.
  const receipt = await place(fields, key).catch((error) => {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  });
  if (!receipt) return placed(fields, key);
  // Orders that waited too long for others, or for the first one with their key, are retried too.
  if (isRefusal(receipt) && (receipt.status === 503 || receipt.code === 'still-in-work')) return placed(fields, key);
  if (isRefusal(receipt)) throw new Error(receipt.message);
  return receipt;
}

test('the receipt contains the stored values, and its two mails are enqueued or sent', async () => {
  const receipt = await placed();
  const stored = await findStudyOrder(services.db, receipt.id);
  expect(receipt).toEqual({
    id: stored?.id,
    createdAt: stored?.createdAt.toISOString(),
    orderNumber: stored?.orderNumber,
    price: 1295,
    presentationPrice: 500,
    total: 1795,
  });
  expect(stored).toMatchObject({ ...form, price: 1295, presentationPrice: 500, status: 'pending', editionYear: 2024 });
  expect(receipt.orderNumber).toBe(`VM-${zurichTime(new Date(receipt.createdAt)).year}-000001`);
  const mails = await listMails(services.db, { recordId: receipt.id });
  expect(mails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    ['study-order-confirmation', 'anna.muster@example.org'],
    ['study-order-notice', 'team@example.org'],
  ]);
});

describe('the same key', () => {
  test('200 concurrent requests: one order, one response, one set of mails', async () => {
    const key = randomUUID();
    const receipts = await Promise.all(Array.from({ length: 200 }, () => placed({ lastName: 'Parallel' }, key)));
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    const orders = (await allOrders()).filter(({ lastName }) => lastName === 'Parallel');
    expect(orders).toHaveLength(1);
    expect(await listMails(services.db, { recordId: orders[0]?.id })).toHaveLength(2);
  });

  test('with another body is refused and stores nothing', async () => {
    const key = randomUUID();
    await placed({ lastName: 'Erste' }, key);
    expect(await place({ lastName: 'Zweite' }, key)).toMatchObject({ status: 409, code: 'key-of-another-call' });
    expect((await allOrders()).some(({ lastName }) => lastName === 'Zweite')).toBe(false);
  });

  test('is free again after a day', async () => {
    const key = randomUUID();
    const first = await placed({ lastName: 'Gestern' }, key);
    await services.query("update idempotency_keys set created_at = now() - interval '25 hours' where key = $1", key);
    expect((await placed({ lastName: 'Gestern' }, key)).id).not.toBe(first.id);
  });

  test('is rejected if malformed', async () => {
    for (const key of ['', 'a b', 'ä', 'x'.repeat(256)]) expect(await place({}, key)).toMatchObject({ status: 400 });
  });
});

test('a transaction that fails leaves no order, no number, no mail and no job', async () => {
  const count = async () => {
    const rows = await services.query(
      'select (select count(*) from study_orders) orders, (select max(last_number) from invoice_numbers) number, (select count(*) from mails) mails, (select count(*) from idempotency_keys) keys',
    );
    return rows[0];
  };
  const before = await count();
  const failing = { ...services, jobs: { send: () => Promise.reject(new Error('no jobs')) } };
  const attempt = placeStudyOrder(failing, { input: order(), signs: noSpamSigns, network: undefined, key: 'failing' });
  await expect(attempt).rejects.toThrow('no jobs');
  expect(await count()).toEqual(before);
});

test('suspected spam is stored and marked; only a filled hidden field holds the buyer’s mail', async () => {
  const fast = await place({}, undefined, { isHoneypotFilled: false, isTooFast: true });
  const trapped = await place({}, undefined, { isHoneypotFilled: true, isTooFast: false });
  if (isRefusal(fast) || isRefusal(trapped)) throw new Error('refused');
  for (const { id } of [fast, trapped]) expect((await findStudyOrder(services.db, id))?.suspectedSpam).toBe(true);
  expect(await listMails(services.db, { recordId: fast.id })).toHaveLength(2);
  const mails = await listMails(services.db, { recordId: trapped.id });
  expect(mails.find(({ kind }) => kind === 'study-order-confirmation')).toMatchObject({ status: 'held', attempts: 0 });
});

test('limits per network and per recipient answer 429, and only stored orders count', async () => {
  const limited = { ...services, settings: { ...services.settings, rateLimits: true } };
  const send = (network: string, email: string, key?: string) =>
    placeStudyOrder(limited, { input: order({ email }), signs: noSpamSigns, network, key });
  const fillUp = (key: string, points: number) =>
    services.query('update rate_limits set points = $2 where key = $1', key, points);

  expect(isRefusal(await send('198.51.100.1', 'voll@example.org'))).toBe(false);
  await fillUp('submissions:recipient:voll@example.org', 19);
  expect(isRefusal(await send('198.51.100.2', 'voll@example.org'))).toBe(false);
  const refused = await send('198.51.100.3', 'VOLL@example.org');
  expect(refused).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });

  const key = randomUUID();
  for (let i = 0; i < 5; i++) expect(isRefusal(await send('203.0.113.1', 'einmal@example.org', key))).toBe(false);
  const rows = await services.query(
    "select points from rate_limits where key = 'submissions:study-orders:network:203.0.113.1'",
  );
  expect(rows).toEqual([{ points: 1 }]);
  await fillUp('submissions:study-orders:network:203.0.113.1', 59);
  expect(isRefusal(await send('203.0.113.1', 'sechzig@example.org'))).toBe(false);
  expect(await send('203.0.113.1', 'zuviel@example.org')).toMatchObject({ status: 429 });
});

test('over any input the stored total is 695, 1295, 1195 or 1795 and fits the choice', async () => {
  const input = fc.record({
    companySize: fc.constantFrom(...companySizes),
    businessArea: fc.constantFrom(...businessAreas),
    partnerInterest: fc.constantFrom(...partnerInterests),
    wantsPresentation: fc.boolean(),
    organization: fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }),
    billingAddress: fc.string({ minLength: 1, maxLength: 400 }),
    price: fc.option(fc.constantFrom(695, 1295, 1), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(input, async (fields) => {
      const parsed = studyOrderInput.safeParse({ ...form, ...fields });
      if (!parsed.success) return;
      const price = fields.companySize === 'small' ? 695 : 1295;
      if ((fields.price ?? price) !== price) {
        const refused = await place(fields);
        expect(refused).toMatchObject({ status: 400, errors: [{ path: 'price' }] });
        return;
      }
      const receipt = await placed(fields);
      const stored = await findStudyOrder(services.db, receipt.id);
      expect(stored?.price).toBe(price);
      expect(stored?.presentationPrice).toBe(fields.wantsPresentation ? 500 : 0);
      expect([695, 1195, 1295, 1795]).toContain((stored?.price ?? 0) + (stored?.presentationPrice ?? 0));
      expect(receipt.total).toBe((stored?.price ?? 0) + (stored?.presentationPrice ?? 0));
    }),
    { numRuns: 60 },
  );
});
