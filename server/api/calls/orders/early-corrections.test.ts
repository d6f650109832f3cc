import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { eventually } from '#tests/eventually.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { mailsOf, sentMails } from '#tests/mails-of.ts';
import { placeOrder } from '#tests/place-order.ts';
import { testOffice } from '#tests/test-server.ts';

// On a busy machine, waiting for a single mail may take a minute.
vi.setConfig({ testTimeout: 120_000 });

const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const { server, call } = await testOffice({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'website@example.org',
  RATE_LIMITS: 'off',
});

const invoiceEmail = 'kreditoren@example.net';
const place = async (more: object = {}) => (await placeOrder(server.services, { invoiceEmail, ...more })).id;
const correct = (id: string) => call('POST', `/study-orders/${id}/correct`, { organization: 'Neue Muster AG' });
const invoiceMails = ['study-order-confirmation', 'invoice-copy'];

/** Waits until every mail with the invoice has failed `count` times. */
const failed = (id: string, count: number) =>
  eventually(async () => {
    const mails = await server.query('select kind, attempts, last_error from mails where record_id = $1', id);
    const ofInvoice = mails.filter(({ kind }) => invoiceMails.includes(kind));
    return ofInvoice.every(({ attempts, last_error }) => attempts >= count && last_error !== null);
  }, 60_000);

/** What the recipients of the invoice received: names of the attached files. */
const filesTo = (recipient: string) =>
  smtp.received
    .filter(({ to }) => to.includes(recipient))
    .map(({ source }) => [...source.matchAll(/filename="?([\w-]+\.pdf)/g)].map(([, name]) => name));

beforeEach(() => {
  smtp.received.length = 0;
});

describe('an order that is corrected before its invoice was sent', () => {
  test('is confirmed with the new invoice; nothing tells of the one that nobody received', async () => {
    await smtp.setBehaviour('refuse');
    const id = await place();
    await failed(id, 1);
    expect((await correct(id)).status).toBe(200);
    expect(await mailsOf(call, id, 'invoice-correction')).toEqual([]);
    await smtp.setBehaviour('well');
    for (const kind of invoiceMails) await sentMails(call, id, kind);
    const { json } = await call('GET', `/study-orders/${id}/history`);
    expect(json.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
    const file = `Rechnung-${json.account.invoiceNumber}.pdf`;
    expect(filesTo(sampleStudyOrder.email)).toEqual([[file]]);
    expect(filesTo(invoiceEmail)).toEqual([[file]]);
  });

  test('gets the new invoice at its release, if it was held', async () => {
    const id = await place({ organization: 'gratis.example.com' });
    await call('PATCH', `/study-orders/${id}/status`, { status: 'invoiced' });
    expect((await correct(id)).status).toBe(200);
    expect(await mailsOf(call, id, 'invoice-correction')).toEqual([]);
    await call('POST', `/study-orders/${id}/resend`);
    for (const kind of invoiceMails) await sentMails(call, id, kind);
    const { json } = await call('GET', `/study-orders/${id}/history`);
    expect(filesTo(invoiceEmail)).toEqual([[`Rechnung-${json.account.invoiceNumber}.pdf`]]);
  });
});

describe('a correction is mailed if the first invoice may have been received:', () => {
  const recipientsOf = async (id: string) =>
    (await mailsOf(call, id, 'invoice-correction')).map(({ recipient }) => recipient).sort();
  const both = [sampleStudyOrder.email, invoiceEmail].sort();

  test('the mail server took the mail and hung up before it answered', async () => {
    await smtp.setBehaviour('drop');
    const id = await place();
    await failed(id, 1);
    await correct(id);
    expect(await recipientsOf(id)).toEqual(both);
    await smtp.setBehaviour('well');
    await sentMails(call, id, 'invoice-correction', 2);
  });

  test('an attempt was interrupted by a kill', async () => {
    await smtp.setBehaviour('refuse');
    const id = await place();
    await failed(id, 1);
    // As a process that was killed after its mail was accepted leaves it.
    await server.query(
      'update mails set attempts = attempts + 1, open_attempts = open_attempts + 1 where record_id = $1',
      id,
    );
    await failed(id, 3);
    await correct(id);
    expect(await recipientsOf(id)).toEqual(both);
    await smtp.setBehaviour('well');
    await sentMails(call, id, 'invoice-correction', 2);
  });

  test('it was sent', async () => {
    const id = await place();
    for (const kind of invoiceMails) await sentMails(call, id, kind);
    await correct(id);
    expect(await recipientsOf(id)).toEqual(both);
    await sentMails(call, id, 'invoice-correction', 2);
  });
});
