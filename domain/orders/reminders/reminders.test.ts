import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addZurichDays } from '#platform/dates.ts';
import { dayMs } from '#platform/durations.ts';
import { eventually } from '#tests/eventually.ts';
import { orderWithInvoice } from '#tests/made-up/order-with-invoice.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { testServices } from '#tests/test-services.ts';
import { listMails } from '../../core/mails/mail-queries.server.ts';
import { readLetter, setLetterPrinted } from '../../everything/letters/print-letter.server.ts';
import { resendMail } from '../../everything/mails/resend-mail.server.ts';
import { recordFact, undoFact } from '../order-facts/record-fact.server.ts';
import { insertImport } from '../payments/bank-import-queries.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { paymentReminderMail } from './payment-reminder-mail.server.ts';
import { proposeReminders } from './propose-reminders.server.ts';
import { insertReminder } from './reminder-queries.server.ts';
import { reminders } from './reminder-table.server.ts';
import { sendReminder } from './send-reminder.server.ts';

const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const services = await testServices({ SMTP_URL: smtp.url });

const bookkeeper = { id: '', email: 'buchhaltung@example.org' };
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
/** Deadlines count calendar days; a day with a clock change has 23 or 25 hours. */
const calendarDaysAgo = (days: number) => addZurichDays(new Date(), -days);
/** An order with an invoice that is this many days overdue. */
const overdue = (days: number) => orderWithInvoice(services.db, { issuedAt: calendarDaysAgo(30 + days) });
const send = (id: string, level: number) => sendReminder(services, id, { level }, bookkeeper);
const mailsOf = (recordId: string) => listMails(services.db, { recordId });
const levelOf = async (id: string) => (await proposeReminders(services.db, new Date(), id))[0]?.level;

async function importAt(importedAt: Date) {
  const counts = { assignedCount: 0, waitingCount: 0, knownCount: 0, notBookedCount: 0 };
  const about = { importedBy: 'muster', fileName: 'muster.xml', sha256: '', bytes: 1, message: 'camt.054.001.08' };
  await insertImport(services.db, { ...about, ...counts, importedAt });
}

/** An order whose first reminder waits, because the mail server refuses it. */
async function withWaitingReminder() {
  await importAt(new Date());
  await smtp.setBehaviour(451);
  const { id } = await overdue(11);
  expect(await send(id, 1)).toMatchObject({ level: 1 });
  const mail = await eventually(async () => (await mailsOf(id)).find(({ lastError }) => lastError !== null));
  return { id, mail };
}

const pay = (studyOrderId: string) =>
  services.db.transaction((tx) =>
    recordFact(tx, { studyOrderId, kind: 'payment', amountRappen: 69_500, recordedBy: 'bank file' }),
  );
const undo = (studyOrderId: string, factId: string) =>
  services.db.transaction((tx) => undoFact(tx, { studyOrderId, factId, recordedBy: 'site' }));
const dropped = (id: string) => eventually(async () => (await mailsOf(id)).every(({ status }) => status === 'dropped'));

test('a proposed reminder says whether the buyer still waits for the report', async () => {
  const { id } = await overdue(11);
  const isUndelivered = async () => (await proposeReminders(services.db, new Date(), id))[0]?.isUndelivered;
  expect(await isUndelivered()).toBe(true);
  await services.db.transaction((tx) => recordFact(tx, { studyOrderId: id, kind: 'delivery', recordedBy: 'site' }));
  expect(await isUndelivered()).toBe(false);
});

test('no reminder is sent before a recent bank file was imported', async () => {
  const { id } = await overdue(11);
  expect(await levelOf(id)).toBe(1);
  expect(await send(id, 1)).toMatchObject({ status: 409, code: 'old-import' });
  await importAt(daysAgo(5.01));
  expect(await send(id, 1)).toMatchObject({ status: 409, code: 'old-import' });
  await importAt(daysAgo(4.99));
  expect(await send(id, 2)).toMatchObject({ status: 409, code: 'not-due' });
  expect(await send((await overdue(9)).id, 1)).toMatchObject({ status: 409, code: 'not-due' });
  expect(await mailsOf(id)).toEqual([]);
});

test('a reminder is dropped if the payment arrives before its mail is sent', async () => {
  const { id, mail } = await withWaitingReminder();
  const payment = await pay(id);
  await smtp.setBehaviour('well');
  await resendMail(services, mail.id, bookkeeper);
  await dropped(id);
  expect(smtp.received.filter(({ source }) => source.includes('Zahlungserinnerung'))).toEqual([]);

  // After the payment is undone, the same level is due again and sent once.
  await undo(id, payment.id);
  expect(await send(id, 1)).toMatchObject({ level: 1 });
  await eventually(async () => (await mailsOf(id)).some(({ status }) => status === 'sent'));
  const received = () => smtp.received.filter(({ source }) => source.includes('Zahlungserinnerung'));
  expect(received()).toHaveLength(1);
  expect(received()[0]?.source).toContain('/order?beleg');
  expect(received()[0]?.source).toContain(Buffer.from('%PDF-1.7 Muster').toString('base64'));
  // Resending it from the outbox sends no second one.
  const sent = (await mailsOf(id)).find(({ status }) => status === 'sent');
  await resendMail(services, sent?.id ?? '', bookkeeper);
  await eventually(async () => (await mailsOf(id)).filter(({ status }) => status === 'dropped').length === 2);
  expect(received()).toHaveLength(1);
});

test('a buyer without an e-mail address is reminded by a letter', async () => {
  await importAt(new Date());
  const { id } = await overdue(11);
  await services.db.update(studyOrders).set({ email: '' }).where(eq(studyOrders.id, id));
  const isToPrint = async () => (await proposeReminders(services.db, addZurichDays(new Date(), 60), id))[0]?.isToPrint;
  expect(await isToPrint()).toBe(false);
  expect(await send(id, 1)).toMatchObject({ level: 1 });
  expect(await mailsOf(id)).toMatchObject([{ kind: 'payment-reminder', status: 'to-print', recipient: '' }]);
  expect(await isToPrint()).toBe(true);
  const [mail] = await mailsOf(id);
  const composed = mail && (await paymentReminderMail.compose(services, mail));
  if (!composed || 'dropped' in composed) throw new Error('no letter');
  const letter = paymentReminderMail.letter?.(...composed.input);
  expect(letter).toMatchObject({
    title: 'Zahlungserinnerung',
    recipientLines: expect.arrayContaining(['8001 Zürich']),
  });
  expect(letter?.paragraphs.at(-1)).toContain('liegt diesem Brief nochmals bei');

  // A printed letter counts as sent: its level is never due again.
  const stored = async () => (await services.db.select().from(reminders).where(eq(reminders.studyOrderId, id)))[0];
  await setLetterPrinted(services, mail.id, true, bookkeeper);
  expect(await stored()).toMatchObject({ sentAt: expect.any(Date), droppedAt: null });
  const payment = await pay(id);
  expect(await readLetter(services, mail.id)).toMatchObject({ status: 409 });
  await undo(id, payment.id);
  expect(await send(id, 1)).toMatchObject({ status: 409 });
  await setLetterPrinted(services, mail.id, false, bookkeeper);
  expect(await stored()).toMatchObject({ sentAt: null, droppedAt: null });
});

test('ten concurrent clicks send one reminder of a level, and the database refuses a second', async () => {
  await importAt(new Date());
  const order = await overdue(50);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(order.id, 1)));
  expect(answers.filter((answer) => !('refused' in answer))).toHaveLength(1);
  await eventually(async () => (await mailsOf(order.id))[0]?.status === 'sent');
  expect(await mailsOf(order.id)).toHaveLength(1);
  const repeated = { studyOrderId: order.id, documentNumber: order.orderNumber, level: 1, requestedBy: 'muster' };
  expect(await insertReminder(services.db, repeated)).toBeUndefined();
  // The next level waits until the buyer had time to pay.
  expect(await levelOf(order.id)).toBeUndefined();
  const where = eq(reminders.studyOrderId, order.id);
  await services.db
    .update(reminders)
    .set({ requestedAt: calendarDaysAgo(10) })
    .where(where);
  expect(await send(order.id, 2)).toMatchObject({ level: 2 });
});

test('the recipient of invoices is reminded without a link to the buyer’s page', async () => {
  await importAt(new Date());
  const { id } = await overdue(11);
  const invoiceEmail = 'kreditoren@example.org';
  await services.db.update(studyOrders).set({ invoiceEmail }).where(eq(studyOrders.id, id));
  expect(await send(id, 1)).toMatchObject({ level: 1 });
  await eventually(async () => (await mailsOf(id))[0]?.status === 'sent');
  const [mail] = smtp.received.filter(({ source }) => source.includes(invoiceEmail));
  expect(mail?.source).toContain('Zahlungserinnerung');
  expect(mail?.source).not.toContain('beleg');
});

test('a dropped reminder is not sent in addition to the one that replaced it', async () => {
  const { id, mail: first } = await withWaitingReminder();
  const payment = await pay(id);
  await resendMail(services, first.id, bookkeeper);
  await dropped(id);
  await undo(id, payment.id);
  await smtp.setBehaviour('well');
  const before = smtp.received.length;
  expect(await send(id, 1)).toMatchObject({ level: 1 });
  await eventually(async () => (await mailsOf(id)).some(({ status }) => status === 'sent'));
  await resendMail(services, first.id, bookkeeper);
  await eventually(async () => (await mailsOf(id)).every(({ status }) => status !== 'waiting'));
  expect(smtp.received.length - before).toBe(1);
});

test('an order deleted before its reminder was sent is due for the same reminder once restored', async () => {
  const { id, mail } = await withWaitingReminder();
  const setDeleted = (deletedAt: Date | null) =>
    services.db.update(studyOrders).set({ deletedAt }).where(eq(studyOrders.id, id));
  await setDeleted(new Date());
  await resendMail(services, mail.id, bookkeeper);
  await dropped(id);
  await smtp.setBehaviour('well');
  await setDeleted(null);
  expect(await levelOf(id)).toBe(1);
});
