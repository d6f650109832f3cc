import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { zurichTime } from '#platform/dates.ts';
import { dayMs } from '#platform/durations.ts';
import { rateLimits } from '#platform/rate-limit-table.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import { eventually } from '#tests/eventually.ts';
import { sampleMessage, samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { contactMessageInput } from '../../contact-messages/contact-message-input.ts';
import { contactMessages } from '../../contact-messages/contact-message-table.server.ts';
import { sendContactMessage } from '../../contact-messages/send-contact-message.server.ts';
import { idempotencyKeys } from '../../core/idempotency/idempotency-key-table.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { noSpamSigns } from '../../core/spam/spam-signs.ts';
import { invoiceDocuments } from '../../orders/invoices/invoice-document-table.server.ts';
import { placeStudyOrder } from '../../orders/placement/place-study-order.server.ts';
import { placePrintOrder } from '../../orders/print-orders/place-print-order.server.ts';
import { printOrderInput } from '../../orders/print-orders/print-order-input.ts';
import { printOrders } from '../../orders/print-orders/print-order-table.server.ts';
import { sampleStudyOrder } from '../../orders/study-orders/sample-study-order.ts';
import { studyOrderInput } from '../../orders/study-orders/study-order-input.ts';
import { studyOrders } from '../../orders/study-orders/study-order-table.server.ts';
import { partners } from '../../partners/partner-table.server.ts';
import { applyRetention } from './apply-retention.server.ts';

let services: TestServices;
beforeEach(async () => {
  services = await createTestServices({ RATE_LIMITS: 'off' });
  return services.end;
});

const common = { signs: noSpamSigns, network: undefined };

async function fill() {
  const message = contactMessageInput.parse(sampleMessage);
  const print = printOrderInput.parse(samplePrintOrder);
  const order = studyOrderInput.parse(sampleStudyOrder);
  const results = [
    await sendContactMessage(services, { input: message, key: 'one', ...common }),
    await placePrintOrder(services, { input: print, key: 'one', ...common }),
    await placeStudyOrder(services, { input: order, key: 'one', ...common }),
  ];
  expect(results.filter(isRefusal)).toEqual([]);
  // Confirmation and notice of both orders, the notice of the message.
  await eventually(async () => (await services.db.$count(mails, eq(mails.status, 'sent'))) === 5);
}

const counts = async () => ({
  messages: await services.db.$count(contactMessages),
  prints: await services.db.$count(printOrders),
  orders: await services.db.$count(studyOrders),
  mails: await services.db.$count(mails),
  keys: await services.db.$count(idempotencyKeys),
});
const outbox = () => readdir(path.join(services.settings.dataDir, 'outbox'));
const documents = () => services.db.$count(invoiceDocuments);
/** Moves all dates back by eleven years. */
async function ageBookkeeping() {
  for (const [table, column] of [
    ['invoice_documents', 'issued_at'],
    ['order_facts', 'recorded_at'],
  ]) {
    await services.query(`alter table ${table} disable trigger never_updated`);
    await services.query(`update ${table} set ${column} = ${column} - interval '11 years'`);
    await services.query(`alter table ${table} enable trigger never_updated`);
  }
}
const later = (interval: { months?: number; days?: number }) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + (interval.months ?? 0));
  date.setUTCDate(date.getUTCDate() + (interval.days ?? 0));
  return date;
};

test('each kind is removed at the end of its term, with its mails and files, and not before', async () => {
  await fill();
  const whole = { messages: 1, prints: 1, orders: 1, mails: 5, keys: 3 };
  await applyRetention(services, { now: new Date() });
  expect(await counts()).toEqual(whole);
  expect(await outbox()).toHaveLength(5);

  await applyRetention(services, { now: later({ days: 2 }) });
  expect(await counts()).toEqual({ ...whole, keys: 0 });
  expect(await outbox()).toHaveLength(5);

  await applyRetention(services, { now: later({ days: 31 }) });
  expect(await outbox()).toEqual([]);

  await applyRetention(services, { now: later({ months: 24, days: -2 }) });
  expect(await counts()).toEqual({ ...whole, keys: 0 });
  await applyRetention(services, { now: later({ months: 24, days: 2 }) });
  expect(await counts()).toEqual({ messages: 0, prints: 1, orders: 1, mails: 4, keys: 0 });

  await services.db.update(printOrders).set({ status: 'shipped', shippedAt: new Date() });
  await applyRetention(services, { now: later({ months: 24, days: -2 }) });
  expect((await counts()).prints).toBe(1);
  await applyRetention(services, { now: later({ months: 24, days: 2 }) });
  expect(await counts()).toEqual({ messages: 0, prints: 0, orders: 1, mails: 2, keys: 0 });

  const [order] = await services.db.select().from(studyOrders);
  const { year } = zurichTime(order?.createdAt ?? new Date(Number.NaN));
  await applyRetention(services, { now: new Date(Date.UTC(year + 10, 11, 31, 12)) });
  expect((await counts()).orders).toBe(1);
  // By the database's clock its accounts are not old enough.
  await applyRetention(services, { now: new Date(Date.UTC(year + 11, 0, 2)) });
  expect([(await counts()).orders, await documents()]).toEqual([1, 1]);
  await ageBookkeeping();
  await applyRetention(services, { now: new Date(Date.UTC(year + 11, 0, 2)) });
  expect(await counts()).toEqual({ messages: 0, prints: 0, orders: 0, mails: 0, keys: 0 });
  expect(await documents()).toBe(0);
});

test('a deleted record is removed after 30 days; a deleted study order is kept by law', async () => {
  await fill();
  const [partner] = await services.db
    .insert(partners)
    .values({ name: 'Musterverband', deletedAt: new Date() })
    .returning();
  await services.db.update(studyOrders).set({ deletedAt: new Date() });
  await services.files.put('uploads/00000000000000000000000000000000.webp', 'unused');
  const { removed } = await applyRetention(services, { now: later({ days: 29 }) });
  expect(removed['records 30 days after their deletion']).toBe(0);
  expect(removed['files that no record uses']).toBe(0);
  const later31 = await applyRetention(services, { now: later({ days: 31 }) });
  expect(later31.removed['records 30 days after their deletion']).toBe(1);
  expect(later31.removed['files that no record uses']).toBe(1);
  expect(await services.db.$count(partners, eq(partners.id, partner?.id ?? ''))).toBe(0);
  expect(later31.kept['  of these deleted in the admin area']).toBe(1);
  expect((await counts()).orders).toBe(1);
});

test('mails with account links are removed after 44 days, contents of sent mails after 30', async () => {
  await fill();
  const [mail] = await services.db.select().from(mails).where(eq(mails.kind, 'study-order-confirmation'));
  if (!mail) throw new Error('no confirmation');
  const { recordId, recipient, subject } = mail;
  await services.db
    .insert(mails)
    .values({ recordKind: 'account-links', kind: 'password-reset', recordId, recipient, subject, status: 'sent' });
  await services.db
    .update(mails)
    .set({ details: { held: 'web-address', cause: 'muster' } })
    .where(eq(mails.id, mail.id));
  const left = () => services.db.select({ kind: mails.kind, details: mails.details }).from(mails);
  await applyRetention(services, { now: later({ days: 43 }) });
  expect(await left()).toContainEqual({ kind: 'study-order-confirmation', details: {} });
  expect((await left()).map(({ kind }) => kind)).toContain('password-reset');
  await applyRetention(services, { now: later({ days: 45 }) });
  expect((await left()).map(({ kind }) => kind)).not.toContain('password-reset');
});

test('counters are removed at expiry, and those that a clock of next year has left', async () => {
  const now = new Date();
  const left = { ended: -dayMs, open: dayMs / 2, ofNextYear: 365 * dayMs };
  for (const [key, ms] of Object.entries(left)) {
    await services.db.insert(rateLimits).values({ key, points: 5, expire: now.getTime() + ms });
  }
  await applyRetention(services, { now });
  expect(await services.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'open' }]);
});

test('a directory in the outbox stays, and its age fails nothing', async () => {
  const kept = path.join(services.settings.dataDir, 'outbox', 'aufbewahrt');
  await mkdir(kept, { recursive: true });
  const { removed } = await applyRetention(services, { now: later({ days: 31 }) });
  expect(removed['mail files of the outbox after 30 days']).toBe(0);
  expect(await outbox()).toEqual(['aufbewahrt']);
});

test('what a killed process left of a file is removed after a day', async () => {
  const folder = path.join(services.settings.dataDir, 'files/partner-files');
  await mkdir(folder, { recursive: true });
  const now = new Date();
  for (const [name, ageMs] of Object.entries({ '.old.tmp': 2 * dayMs, '.new.tmp': 0 })) {
    const at = new Date(now.getTime() - ageMs);
    await writeFile(path.join(folder, name), '%PDF-');
    await utimes(path.join(folder, name), at, at);
  }
  const { removed } = await applyRetention(services, { now });
  expect(removed['uploads that were broken off']).toBe(1);
  expect(await readdir(folder)).toEqual(['.new.tmp']);
});

test('a dry run reports the figures of a real run and removes nothing', async () => {
  await fill();
  await ageBookkeeping();
  const before = await counts();
  const now = later({ months: 300 });
  const dry = await applyRetention(services, { now, dryRun: true });
  expect(await counts()).toEqual(before);
  expect(await outbox()).toHaveLength(5);
  expect(await documents()).toBe(1);
  expect((await applyRetention(services, { now })).removed).toEqual(dry.removed);
  expect(await services.db.execute(sql`select from study_orders`)).toMatchObject({ rowCount: 0 });
});
