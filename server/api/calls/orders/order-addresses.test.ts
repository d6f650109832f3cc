/** The office corrects a buyer's mistyped address. */
import { afterAll, expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { mailsOf, sentMails } from '#tests/mails-of.ts';
import { placeOrder } from '#tests/place-order.ts';
import { testOffice } from '#tests/test-server.ts';

// On a busy machine, waiting for a single mail may take a minute.
vi.setConfig({ testTimeout: 120_000 });

const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const { server, call } = await testOffice({ SMTP_URL: smtp.url, MAIL_FROM: 'website@example.org', RATE_LIMITS: 'off' });

const [mistyped, right] = ['anna@exmaple.org', 'anna@example.org'];

test('mails that could not be sent go to the corrected address, those that were sent stay', async () => {
  await smtp.setBehaviour(550);
  const { id } = await placeOrder(server.services, { email: mistyped, invoiceEmail: 'kreditoren@exmaple.org' });
  const listed = async () => (await call('GET', `/mails?recordId=${id}`)).list;
  await eventually(async () => (await listed()).every(({ status }) => status === 'failed'), 60_000);
  await smtp.setBehaviour('well');

  const invalid = await call('PATCH', `/study-orders/${id}`, { email: 'anna' });
  expect(invalid).toMatchObject({ status: 400, json: { errors: [{ path: 'email' }] } });
  expect((await call('PATCH', `/study-orders/${id}`, { email: '' })).status).toBe(400);
  const changed = await call('PATCH', `/study-orders/${id}`, { email: right, invoiceEmail: 'kreditoren@example.org' });
  expect(changed).toMatchObject({ status: 200, json: { email: right, invoiceEmail: 'kreditoren@example.org' } });

  // Two addresses entered in the wrong fields.
  const swapped = { email: 'kreditoren@example.org', invoiceEmail: right };
  await call('PATCH', `/study-orders/${id}`, swapped);
  expect((await mailsOf(call, id, 'study-order-confirmation'))[0]).toMatchObject({ recipient: swapped.email });
  await call('PATCH', `/study-orders/${id}`, { email: right, invoiceEmail: swapped.email });

  const [confirmation] = await mailsOf(call, id, 'study-order-confirmation');
  expect(confirmation).toMatchObject({ recipient: right, status: 'failed' });
  await call('POST', `/mails/${confirmation?.id}/resend`);
  await sentMails(call, id, 'study-order-confirmation');
  expect(smtp.received.some(({ to }) => to.includes(right))).toBe(true);
  expect(smtp.received.some(({ to }) => to.includes(mistyped))).toBe(false);
  const recipients = async () => (await listed()).map(({ recipient }) => recipient);
  expect(await recipients()).toContain('kreditoren@example.org');

  await call('PATCH', `/study-orders/${id}`, { email: 'neu@example.org', invoiceEmail: null });
  expect(await recipients()).toEqual(expect.arrayContaining([right, 'kreditoren@example.org']));
  expect(await recipients()).not.toContain('neu@example.org');
});

test('a print order gets another address, too', async () => {
  const { json } = await call('POST', '/print-orders/entered', {
    ...samplePrintOrder,
    email: mistyped,
    channel: 'phone',
    language: 'de',
    correspondenceLanguage: 'de',
  });
  const changed = await call('PATCH', `/print-orders/${json.id}`, { email: right });
  expect(changed).toMatchObject({ status: 200, json: { email: right } });
  expect((await call('GET', `/print-orders?search=${right}`)).list).toHaveLength(1);
});
