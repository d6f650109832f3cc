import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRefusal } from '#platform/refusal.ts';
import { eventually } from '#tests/eventually.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { testServices } from '#tests/test-services.ts';
import { sendContactMessage } from '../../contact-messages/send-contact-message.server.ts';
import { countTroubledMails } from '../../everything/mails/outbox-queries.server.ts';
import { resendMail } from '../../everything/mails/resend-mail.server.ts';
import { placeStudyOrder } from '../../orders/placement/place-study-order.server.ts';
import { sampleStudyOrder } from '../../orders/study-orders/sample-study-order.ts';
import { studyOrderInput } from '../../orders/study-orders/study-order-input.ts';
import { studyOrders } from '../../orders/study-orders/study-order-table.server.ts';
import { noSpamSigns } from '../spam/spam-signs.ts';
import { listMails } from './mail-queries.server.ts';

// On a busy machine a wait for a mail alone may take half a minute.
vi.setConfig({ testTimeout: 120_000 });

const administrator = { email: 'verwaltung@example.org' };
const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const services = await testServices({ SMTP_URL: smtp.url, RATE_LIMITS: 'off' });
beforeEach(() => {
  smtp.received.length = 0;
});
afterEach(() => smtp.setBehaviour('well'));

async function place() {
  const input = studyOrderInput.parse(sampleStudyOrder);
  const receipt = await placeStudyOrder(services, { input, signs: noSpamSigns, network: undefined, key: undefined });
  if (isRefusal(receipt)) throw new Error(receipt.message);
  return receipt;
}
/** Sends a contact message, which causes one mail. */
async function write(fields: object = {}): Promise<string> {
  const input = { name: 'Eva Muster', email: 'eva@example.org', subject: 'Frage', message: 'Guten Tag', ...fields };
  const receipt = await sendContactMessage(services, { input, signs: noSpamSigns, network: undefined, key: undefined });
  if (isRefusal(receipt)) throw new Error(receipt.message);
  return receipt.id;
}
const mailsOf = (recordId: string) => listMails(services.db, { recordId });
const haveStatus = async (recordId: string, status: string) => {
  const mails = await mailsOf(recordId);
  return mails.every((mail) => mail.status === status) && mails;
};
const header = (source: string, name: string) =>
  [...source.matchAll(new RegExp(`^${name}: *((?:.*\\r\\n[ \\t])*.*)\\r\\n`, 'gim'))].map(([, value]) => value);
const toBuyer = () => smtp.received.filter(({ to }) => to.includes(sampleStudyOrder.email));

test('confirmation and notice arrive, each to one recipient, with the invoice and a Message-ID of its row', async () => {
  const { id, orderNumber } = await place();
  const mails = await eventually(() => haveStatus(id, 'sent'));
  const [confirmation] = toBuyer();
  expect(confirmation?.to).toEqual([sampleStudyOrder.email]);
  expect(confirmation?.from).toBe('website@example.org');
  const row = mails.find(({ kind }) => kind === 'study-order-confirmation');
  expect(header(confirmation?.source ?? '', 'Message-ID')).toEqual([`<${row?.id}@www.example.org>`]);
  expect(header(confirmation?.source ?? '', 'Subject')).toEqual([`Ihre Bestellung ${orderNumber}`]);
  expect(row?.subject).toBe(`Ihre Bestellung ${orderNumber}`);
  expect(confirmation?.source).toContain(`filename=Rechnung-${orderNumber}.pdf`);
  expect(smtp.received.filter(({ to }) => to.includes('team@example.org'))).toHaveLength(1);
});

describe('a mail server that', () => {
  test.each([
    ['refuses connections', 'refuse' as const, { reason: expect.stringMatching(/ECONN|closed/) }],
    ['answers 451', 451, { responseCode: 451, reason: undefined }],
  ])('%s is tried again', async (_, behaviour, logged) => {
    await smtp.setBehaviour(behaviour);
    const warn = vi.spyOn(services.log, 'warn');
    const { id } = await place();
    const tried = await eventually(async () => (await mailsOf(id)).every(({ lastError }) => lastError) && mailsOf(id));
    expect(tried.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining(logged), 'a mail could not be sent yet');
    expect(smtp.received).toEqual([]);
    await smtp.setBehaviour('well');
    const sent = await eventually(() => haveStatus(id, 'sent'), 30_000);
    expect(sent.every(({ attempts, lastError }) => attempts > 1 && lastError === null)).toBe(true);
    expect(smtp.received).toHaveLength(2);
  });

  test('hangs up after the mail instead of answering gets it again, with the same Message-ID', async () => {
    await smtp.setBehaviour('drop');
    const { id } = await place();
    await eventually(async () => (await mailsOf(id)).every(({ lastError }) => lastError));
    await smtp.setBehaviour('well');
    await eventually(() => haveStatus(id, 'sent'), 30_000);
    const ids = toBuyer().flatMap(({ source }) => header(source, 'Message-ID'));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  test('answers 550 is not retried; the mail is shown as failed and can be resent', async () => {
    await smtp.setBehaviour(550);
    const warn = vi.spyOn(services.log, 'warn');
    const { id } = await place();
    const failed = await eventually(() => haveStatus(id, 'failed'));
    expect(failed.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(failed[0]?.lastError).toContain('550');
    const logged = expect.objectContaining({ code: 'EENVELOPE', responseCode: 550, reason: undefined });
    expect(warn).toHaveBeenCalledWith(logged, 'a mail was given up');
    await smtp.setBehaviour('well');
    for (const mail of failed) await resendMail(services, mail.id, administrator);
    await eventually(() => haveStatus(id, 'sent'));
    expect(smtp.received).toHaveLength(2);
  });
});

test('a mail is sent once, although it is resent while a slow mail server accepts it', async () => {
  await smtp.setBehaviour('slow');
  const id = await write();
  await eventually(() => smtp.received.length > 0);
  const [mail] = await mailsOf(id);
  await resendMail(services, mail?.id ?? '', administrator);
  const ended = "select from jobs.job where state = 'completed' and data ->> 'mailId' = $1";
  await eventually(async () => smtp.received.length > 1 || (await services.query(ended, mail?.id)).length > 0);
  await smtp.setBehaviour('well');
  await eventually(() => haveStatus(id, 'sent'));
  expect(smtp.received).toHaveLength(1);
});

test('a claim lasts as long as its process sends', async () => {
  await smtp.setBehaviour('slow');
  const id = await write();
  await eventually(() => smtp.received.length > 0);
  const claimEnd = async (): Promise<Date> =>
    (await services.query('select sending_until until from mails where record_id = $1', id))[0].until;
  const first = await claimEnd();
  await eventually(async () => (await claimEnd()) > first);
  await smtp.setBehaviour('well');
  await eventually(() => haveStatus(id, 'sent'));
  expect(await claimEnd()).toBeNull();
});

test.each([
  ['after its claim has ended', '3 seconds'],
  ['at once if the clock was set back', '1 day'],
])('a mail that a killed process was sending is sent %s', async (_, left) => {
  await smtp.setBehaviour('refuse');
  const { id } = await place();
  const tried = await eventually(async () => (await mailsOf(id)).every(({ lastError }) => lastError) && mailsOf(id));
  await services.query('update mails set sending_until = now() + $2::interval where record_id = $1', id, left);
  await smtp.setBehaviour('well');
  for (const mail of tried) await resendMail(services, mail.id, administrator);
  await eventually(() => haveStatus(id, 'sent'));
  expect(smtp.received).toHaveLength(2);
});

test('a mail whose order was deleted before sending is dropped without an alarm', async () => {
  await smtp.setBehaviour('refuse');
  const { id } = await place();
  await eventually(async () => (await mailsOf(id)).every(({ lastError }) => lastError));
  await services.db.update(studyOrders).set({ deletedAt: new Date() }).where(eq(studyOrders.id, id));
  await smtp.setBehaviour('well');
  await eventually(() => haveStatus(id, 'dropped'), 30_000);
  expect((await countTroubledMails(services.db)).failed).toBe(0);
});

test('a mail that was sent is resent as a new one', async () => {
  const { id } = await place();
  const [first] = await eventually(() => haveStatus(id, 'sent'));
  const resent = await resendMail(services, first?.id ?? '', administrator);
  if (isRefusal(resent)) throw new Error(resent.message);
  expect(resent.id).not.toBe(first?.id);
  await eventually(() => haveStatus(id, 'sent'));
  const ids = smtp.received.flatMap(({ source }) => header(source, 'Message-ID'));
  expect(new Set(ids).size).toBe(3);
});

test('visitors’ input reaches no header but the address of Reply-To, and no other recipient', async () => {
  const evil = 'Gruss\u2028Bcc: opfer@example.com';
  const id = await write({
    name: 'Eve <opfer@example.com>, "Bcc: opfer@example.com"',
    email: 'eve@example.org',
    subject: evil,
    message: 'Hallo\r\nBcc: opfer@example.com\r\n.\r\nRCPT TO:<opfer@example.com>\r\n',
  });
  await eventually(() => haveStatus(id, 'sent'));
  expect(smtp.received).toHaveLength(1);
  const [{ to, source } = { to: [], source: '' }] = smtp.received;
  expect(to).toEqual(['team@example.org']);
  const head = source.slice(0, source.indexOf('\r\n\r\n'));
  expect(header(`${head}\r\n`, 'Reply-To')).toEqual(['eve@example.org']);
  expect(header(`${head}\r\n`, 'Bcc')).toEqual([]);
  expect(head).not.toContain('opfer');
});

test.each([
  'a@example.org, b@example.com',
  'a@example.org;b@example.com',
  '"b@example.com" <a@example.org>',
  'a@example.org\r\nRCPT TO:<b@example.com>',
])('a field with several addresses never reaches a second recipient: %j', async (to) => {
  const mail = { id: 'probe', enqueuedAt: new Date(), to, subject: 'Probe', html: '<p>Probe</p>', text: 'Probe' };
  await services.mailer.send(mail).catch(() => undefined);
  for (const { to: recipients } of smtp.received) {
    expect(recipients).toHaveLength(1);
    expect(recipients).not.toContain('b@example.com');
  }
});
