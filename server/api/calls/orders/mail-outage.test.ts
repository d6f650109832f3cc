import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { watchDeliveries } from '#domain/orders/report-delivery/watch-deliveries.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { eventually } from '#tests/eventually.ts';
import { postFile } from '#tests/every-test-call.ts';
import { startSmtpServer } from '#tests/made-up/smtp-server.ts';
import { mailsOf, sentMails } from '#tests/mails-of.ts';
import { placeOrder } from '#tests/place-order.ts';
import { type ApiCaller, testOffice } from '#tests/test-server.ts';

// On a busy machine, waiting for a single mail may take a minute.
vi.setConfig({ testTimeout: 120_000 });

const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const { server, call } = await testOffice({ SMTP_URL: smtp.url, MAIL_FROM: 'website@example.org', RATE_LIMITS: 'off' });

/** Places an order while the mail server is away, until its confirmation has failed once. */
async function placeDuringOutage() {
  await smtp.setBehaviour('refuse');
  const order = await placeOrder(server.services, {});
  const confirmation = "select last_error from mails where kind = 'study-order-confirmation' and record_id = $1";
  await eventually(async () => (await server.query(confirmation, order.id))[0]?.last_error, 60_000);
  return order;
}

describe('a report that is delivered automatically', () => {
  beforeAll(async () => {
    const body = { title: 'Versicherungsmonitor 2024', year: 2024, isCurrentEdition: true };
    const { id } = (await call('POST', '/studies', body)).json;
    const pdf = await PDFDocument.create();
    pdf.addPage();
    const put: ApiCaller = (_, ...sent) => call('PUT', ...sent);
    const stored = await postFile(put, `/studies/${id}/report`, 'report', Buffer.from(await pdf.save()), 'a.pdf');
    expect(stored.status, stored.text).toBe(200);
  });

  test('arrives behind the confirmation, however long that has waited', async () => {
    const { id, orderNumber } = await placeDuringOutage();
    await watchDeliveries(server.services);
    expect(await mailsOf(call, id, 'report-delivery')).toEqual([]);
    await smtp.setBehaviour('well');
    await sentMails(call, id, 'report-delivery');
    const subjects = smtp.received
      .filter(({ to }) => to.includes(sampleStudyOrder.email))
      .map(({ source }) => /^Subject: (.*)\r/m.exec(source)?.[1]);
    expect(subjects).toEqual([`Ihre Bestellung ${orderNumber}`, `Ihr Studienbericht zur Bestellung ${orderNumber}`]);
  });

  test('waits for a confirmation that can’t be sent until the office is warned, twelve hours after the order', async () => {
    const { id } = await placeDuringOutage();
    // The stored time is rounded to milliseconds, and twelve hours could end half of one later.
    await server.query(
      "update mails set waiting_since = now() - interval '12 hours 1 second' where record_id = $1",
      id,
    );
    await watchDeliveries(server.services);
    expect(await mailsOf(call, id, 'report-delivery')).toMatchObject([{ recipient: sampleStudyOrder.email }]);
  });
});
