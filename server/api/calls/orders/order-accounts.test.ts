import { describe, expect, test, vi } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { addZurichDays, zurichDay } from '#platform/dates.ts';
import { outboxMails } from '#tests/built-server/outbox-mails.ts';
import { mailsOf, sentMails } from '#tests/mails-of.ts';
import { textOf } from '#tests/pdf-reader.ts';
import { placeOrder } from '#tests/place-order.ts';
import { type Answer, testOffice } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

// On a busy machine, waiting for a single mail may take a minute.
vi.setConfig({ testTimeout: 120_000 });

const { server, session, call, visitor } = await testOffice({ STAFF_EMAIL: 'team@example.org', RATE_LIMITS: 'off' });

const today = zurichDay(new Date());

const place = (overrides: object = {}) => placeOrder(server.services, overrides);

const mailText = (id: string) => outboxMails(server.dataDir, id)[0] ?? '';

/** Mails of a kind by recipient, read from the outbox once `count` are sent. */
async function sentTo(id: string, kind: string, count: number): Promise<Record<string, string>> {
  const sent = await sentMails(call, id, kind, count);
  return Object.fromEntries(sent.map((mail) => [mail.recipient, mailText(mail.id)]));
}

const invoiceEmail = 'kreditoren@example.net';
const setStatus = (id: string, status: string) => call('PATCH', `/study-orders/${id}/status`, { status });

describe('the credit note of a cancellation is sent to the buyer and to the address for invoices', () => {
  test.each(['by its button', 'by its status'])('%s', async (way) => {
    const { id } = await place({ invoiceEmail });
    const answer =
      way === 'by its button' ? await call('POST', `/study-orders/${id}/cancel`, {}) : await setStatus(id, 'cancelled');
    expect(answer).toMatchObject({ status: 200, json: { status: 'cancelled' } });
    const sent = await sentTo(id, 'order-cancellation', 2);
    expect(Object.keys(sent).sort()).toEqual([sampleStudyOrder.email, invoiceEmail].sort());
    for (const mail of Object.values(sent)) expect(mail).toMatch(/filename="?Gutschrift-VM-/);
    expect(sent[sampleStudyOrder.email]).toContain('/order?beleg');
    expect(sent[invoiceEmail]).not.toContain('beleg=');
    await setStatus(id, 'cancelled');
    expect(await mailsOf(call, id, 'order-cancellation')).toHaveLength(2);
  });

  test('with the calendar file that cancels an appointment, for the buyer alone', async () => {
    const { id } = await place({ invoiceEmail });
    const appointment = { startsAt: '2026-06-04T10:00', minutes: 90, place: 'Zürich', speaker: 'Anna Muster' };
    await call('PUT', `/study-orders/${id}/presentation`, { ...appointment, tellBuyer: false });
    await call('POST', `/study-orders/${id}/cancel`, {});
    const sent = await sentTo(id, 'order-cancellation', 2);
    const mail = sent[sampleStudyOrder.email] ?? '';
    expect(mail).toMatch(/Termin der Pr=C3=A4sentation\s+entf=C3=A4llt/);
    expect(mail).toContain('Stand, Rechnung und Gutschrift');
    const file = /\.ics"?\r\n[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail)?.[1] ?? '';
    const calendar = Buffer.from(file, 'base64').toString();
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain('SEQUENCE:1\r\n');
    expect(sent[invoiceEmail]).not.toMatch(/\.ics/);
  });

  test('but not to a buyer who never got a confirmation', async () => {
    const { id } = await place({ organization: 'gratis.example.com', invoiceEmail });
    expect((await mailsOf(call, id, 'study-order-confirmation')).map(({ status }) => status)).toEqual(['held']);
    await setStatus(id, 'invoiced');
    expect(await setStatus(id, 'cancelled')).toMatchObject({ status: 200 });
    const { json } = await call('GET', `/study-orders/${id}/history`);
    expect(json.documents).toHaveLength(2);
    expect(await mailsOf(call, id, 'order-cancellation')).toEqual([]);
  });
});

test('a correction is sent to both as well, and only the buyer’s mail links to the order’s page', async () => {
  const { id } = await place({ invoiceEmail });
  await call('POST', `/study-orders/${id}/correct`, { organization: 'Neue Muster AG' });
  const sent = await sentTo(id, 'invoice-correction', 2);
  expect(sent[sampleStudyOrder.email]).toContain('/order?beleg');
  expect(sent[invoiceEmail]).not.toContain('beleg=');
  expect(sent[invoiceEmail]).toMatch(/filename="?Rechnung-VM-/);
});

test('an order that leaves paid keeps a payment of which a part was refunded, and says that it does', async () => {
  const { id } = await place();
  const { openRappen } = (await call('GET', `/study-orders/${id}/history`)).json.account;
  const pay = { amountRappen: openRappen + 500, happenedOn: today };
  expect((await call('POST', `/study-orders/${id}/payments`, pay)).json.status).toBe('paid');
  expect((await call('POST', `/study-orders/${id}/refunds`, { ...pay, amountRappen: 500 })).status).toBe(201);
  expect(await setStatus(id, 'pending')).toMatchObject({ status: 200, json: { status: 'pending' } });
  const { account, agreesWithStatus } = (await call('GET', `/study-orders/${id}/history`)).json;
  expect([account.paidRappen, account.openRappen, agreesWithStatus]).toEqual([openRappen, 0, false]);
});

test('an invoice that replaces another one asks for what has not been paid yet, and for nothing if all has been', async () => {
  const { id } = await place();
  const pay = (amountRappen: number) =>
    call('POST', `/study-orders/${id}/payments`, { amountRappen, happenedOn: today, note: 'Am Schalter' });
  const corrected = async (organization: string) => {
    await call('POST', `/study-orders/${id}/correct`, { organization });
    const { json } = await call('GET', `/study-orders/${id}/history`);
    const { number } = json.documents.at(-1);
    const answer = await call('GET', `/study-orders/${id}/documents/${number}`);
    return { number, text: await textOf(answer.bytes), account: json.account };
  };
  await pay(30_000);
  await setStatus(id, 'cancelled');
  await setStatus(id, 'invoiced');
  const reinstated = (await call('GET', `/study-orders/${id}/history`)).json.account.invoiceNumber;
  const { bytes } = await call('GET', `/study-orders/${id}/documents/${reinstated}`);
  expect((await textOf(bytes)).replaceAll(/\s+/g, ' ')).toContain('Zu bezahlen: CHF 895.00.');
  const first = await corrected('Neue Muster AG');
  expect(first.text.replaceAll(/\s+/g, ' ')).toContain('schon bezahlt: CHF 300.00. Zu bezahlen: CHF 895.00.');
  expect(first.account).toMatchObject({ openRappen: 89_500 });
  await pay(89_500);
  const second = await corrected('Neuste Muster AG');
  expect(second.text.replaceAll(/\s+/g, ' ')).toContain("schon bezahlt: CHF 1'195.00. Zu bezahlen: CHF 0.00.");
  expect(second.text).not.toMatch(/Zahlteil|Zahlbar/);
});

test('the invoice of an order that is no longer cancelled is sent to the address for invoices too, once', async () => {
  const { id } = await place({ invoiceEmail });
  await sentTo(id, 'invoice-copy', 1);
  await call('POST', `/study-orders/${id}/resend`);
  expect(await mailsOf(call, id, 'invoice-copy')).toHaveLength(1);
  await setStatus(id, 'cancelled');
  await setStatus(id, 'invoiced');
  await call('POST', `/study-orders/${id}/resend`);
  await call('POST', `/study-orders/${id}/resend`);
  expect(await mailsOf(call, id, 'invoice-copy')).toHaveLength(2);
  const { json } = await call('GET', `/study-orders/${id}/history`);
  await sentTo(id, 'invoice-copy', 2);
  const [newest] = await mailsOf(call, id, 'invoice-copy');
  expect(mailText(newest?.id ?? 'none')).toContain(`Rechnung-${json.account.invoiceNumber}.pdf`);
});

test('undoing ‘paid’ undoes the payment that it recorded, and no earlier one', async () => {
  const { id } = await place();
  const payment = { amountRappen: 30_000, happenedOn: today, note: 'Am Schalter' };
  expect((await call('POST', `/study-orders/${id}/payments`, payment)).status).toBe(201);
  expect((await setStatus(id, 'paid')).json.status).toBe('paid');
  expect((await setStatus(id, 'invoiced')).json.status).toBe('invoiced');
  const { json } = await call('GET', `/study-orders/${id}/history`);
  expect(json.facts.map(({ amountRappen }: { amountRappen: number }) => amountRappen)).toEqual([
    30_000, 89_500, -89_500,
  ]);
  expect(json).toMatchObject({ account: { openRappen: 89_500 }, agreesWithStatus: true });
});

test('a payment by hand needs a day up to today, at most ten years before the order', async () => {
  const { id } = await place();
  const pay = (happenedOn: string) => call('POST', `/study-orders/${id}/payments`, { amountRappen: 100, happenedOn });
  const daysFromNow = (days: number) => zurichDay(addZurichDays(new Date(), days));
  for (const [day, message] of [
    ['0000-12-31', /^Please enter a date/],
    ['0001-01-01', /^This day is more than ten years before the order/],
    [daysFromNow(-3_654), /^This day is more than ten years before the order/],
    [daysFromNow(1), /^This day is still to come/],
  ] as const) {
    const errors = [{ path: 'happenedOn', message: expect.stringMatching(message) }];
    expect(await pay(day)).toMatchObject({ status: 400, json: { errors } });
  }
  for (const day of [daysFromNow(-3_653), today]) expect((await pay(day)).status).toBe(201);
});

test('large sums of payments are added without overflow', async () => {
  const { id } = await place();
  const payment = { amountRappen: 100_000_000, happenedOn: today };
  for (let count = 0; count < 25; count++) {
    expect((await call('POST', `/study-orders/${id}/payments`, payment)).status).toBe(201);
  }
  const { json } = await call('GET', `/study-orders/${id}/history`);
  expect(json.account).toMatchObject({ paidRappen: 2_500_000_000, openRappen: 119_500 - 2_500_000_000 });
});

test('a confirmation can be resent while its mail is marked as sent', async () => {
  const { id } = await place();
  const [mail] = await sentMails(call, id, 'study-order-confirmation', 1);
  await server.query(`update mails set status = 'waiting', next_try_at = 'infinity' where id = $1`, mail?.id);
  const [resent] = await whileLocked<Partial<Answer>>(
    server.database,
    // In the order of the mail: it is marked, then a mail with the report is added to its order.
    (client) => client.query('select from mails where id = $1 for update', [mail?.id]),
    () => call('POST', `/study-orders/${id}/resend`),
    (client) => client.query('select from study_orders where id = $1 for key share', [id]).then(() => ({})),
  );
  expect(resent?.status).toBe(200);
});

describe('a payment by hand sent again with its idempotency key', () => {
  const input = { amountRappen: 30_000, happenedOn: today, note: 'Am Schalter' };
  const pay = (id: string, key: string, body: object = input) =>
    call('POST', `/study-orders/${id}/payments`, body, { 'Idempotency-Key': key });
  const paidRappen = async (id: string) =>
    (await call('GET', `/study-orders/${id}/history`)).json.account.paidRappen as number;

  test.each(['one after another', 'at once'])('is recorded once and answered alike, %s', async (way) => {
    const { id } = await place();
    const key = `zahlung-${way.replaceAll(' ', '-')}`;
    const answers =
      way === 'at once' ? await Promise.all([pay(id, key), pay(id, key)]) : [await pay(id, key), await pay(id, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(await paidRappen(id)).toBe(30_000);
    const audited = "select from audit_log where record_id = $1 and action = 'payment'";
    expect(await server.query(audited, id)).toHaveLength(1);
  });

  test('is a conflict with another amount or for another order; a new key records an equal payment', async () => {
    const [{ id }, other] = [await place(), await place()];
    expect((await pay(id, 'zahlung-eins')).status).toBe(201);
    expect((await pay(id, 'zahlung-eins', { ...input, amountRappen: 40_000 })).status).toBe(409);
    expect((await pay(other.id, 'zahlung-eins')).status).toBe(409);
    expect([await paidRappen(id), await paidRappen(other.id)]).toEqual([30_000, 0]);
    expect((await pay(id, 'zahlung-zwei')).status).toBe(201);
    expect(await paidRappen(id)).toBe(60_000);
  });

  test('is never answered with the payment of another order that is recorded at the same moment', async () => {
    const [one, other] = [await place(), await place()];
    const answers = await Promise.all([one, other].map(({ id }) => pay(id, 'zahlung-zweier-bestellungen')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is recorded by the second attempt if the first was refused', async () => {
    const { id } = await place();
    await setStatus(id, 'cancelled');
    expect((await pay(id, 'zahlung-nach-storno')).status).toBe(409);
    await setStatus(id, 'invoiced');
    expect((await pay(id, 'zahlung-nach-storno')).status).toBe(201);
    expect(await paidRappen(id)).toBe(30_000);
  });
});

test('a refund by hand of a cancelled order is recorded once, at most what was paid', async () => {
  const { id } = await place();
  const payBack = (amountRappen: number, overrides: object = {}) =>
    call(
      'POST',
      `/study-orders/${id}/refunds`,
      { amountRappen, happenedOn: today, ...overrides },
      { 'Idempotency-Key': 'rueckzahlung-1' },
    );
  const account = async () => (await call('GET', `/study-orders/${id}/history`)).json;
  expect(await payBack(51_000)).toMatchObject({ status: 409, json: { type: 'not-paid' } });
  await call('POST', `/study-orders/${id}/payments`, { amountRappen: 51_000, happenedOn: today });
  await call('POST', `/study-orders/${id}/cancel`, { tellBuyer: false });
  expect((await account()).account).toMatchObject({ state: 'cancelled', openRappen: -51_000 });
  const waiting = async () => {
    const [listed] = (await call('GET', `/study-orders?search=${id}`)).list;
    const { refunds } = (await call('GET', '/admin/overview')).json.toDo;
    return [listed.isToRefund, refunds.filter((order: { id: string }) => order.id === id)];
  };
  expect(await waiting()).toEqual([true, [expect.objectContaining({ id, amountRappen: 51_000 })]]);

  const tomorrow = zurichDay(addZurichDays(new Date(), 1));
  expect(await payBack(51_000, { happenedOn: tomorrow })).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'happenedOn', message: expect.stringContaining('was paid back') }] },
  });
  expect(await payBack(51_001)).toMatchObject({ status: 409, json: { type: 'not-paid' } });
  expect([(await payBack(51_000)).status, (await payBack(51_000)).status]).toEqual([201, 201]);
  const { facts, documents, account: after } = await account();
  expect(after).toMatchObject({ state: 'cancelled', paidRappen: 0, openRappen: 0 });
  expect(await waiting()).toEqual([false, []]);
  const refunds = facts.filter(({ kind }: { kind: string }) => kind === 'refund');
  expect(refunds).toMatchObject([{ amountRappen: -51_000, happenedOn: today }]);
  const audited = "select from audit_log where record_id = $1 and action = 'record refund'";
  expect(await server.query(audited, id)).toHaveLength(1);
  const entries = (await call('GET', '/bookkeeping-entries')).list.filter((entry) => entry.studyOrderId === id);
  expect(entries.find(({ kind }) => kind === 'refund')?.documentNumber).toBe(documents.at(-1).number);

  const [payment] = facts;
  expect((await call('POST', `/study-orders/${id}/facts/${payment.id}/undo`)).status).toBe(409);
  expect((await call('POST', `/study-orders/${id}/facts/${refunds[0].id}/undo`)).status).toBe(200);
  expect((await account()).account).toMatchObject({ openRappen: -51_000 });
});

test('every other call about money can be repeated without recording anything twice', async () => {
  const { id } = await place();
  const history = async () => {
    const { json } = await call('GET', `/study-orders/${id}/history`);
    return [json.facts.length, json.documents.length];
  };
  const twice = async (...request: Parameters<typeof call>) =>
    [await call(...request), await call(...request)].map(({ status }) => status);
  expect(await twice('POST', `/study-orders/${id}/correct`, { organization: 'Neue Muster AG' })).toEqual([200, 200]);
  expect(await history()).toEqual([0, 3]);
  expect(await twice('PATCH', `/study-orders/${id}/status`, { status: 'paid' })).toEqual([200, 200]);
  expect(await history()).toEqual([1, 3]);
  const [{ id: payment }] = (await call('GET', `/study-orders/${id}/history`)).json.facts;
  expect(await twice('POST', `/study-orders/${id}/facts/${payment}/undo`)).toEqual([200, 409]);
  expect(await history()).toEqual([2, 3]);
  expect(await twice('POST', `/study-orders/${id}/cancel`, { tellBuyer: false })).toEqual([200, 200]);
  expect(await history()).toEqual([3, 4]);
});

test('the list shows which orders have a valid invoice', async () => {
  const { id, orderNumber } = await place();
  const listed = async () => (await call('GET', `/study-orders?search=${orderNumber}`)).json[0].hasInvoice;
  expect(await listed()).toBe(true);
  await call('POST', `/study-orders/${id}/cancel`, { tellBuyer: false });
  expect(await listed()).toBe(false);
});

test('the invoice of an order is its last one, also if a credit note revokes it', async () => {
  const { id, orderNumber } = await place();
  const read = async (part: string) => {
    const response = await fetch(`${server.origin}/api/study-orders/${id}/${part}`, { headers: session });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const first = await read('invoice');
  expect(first).toEqual(await read(`documents/${orderNumber}`));
  await setStatus(id, 'cancelled');
  expect(await read('invoice')).toEqual(first);
  await setStatus(id, 'pending');
  const { json } = await call('GET', `/study-orders/${id}/history`);
  expect(json.documents).toHaveLength(3);
  const repeated = await read('invoice');
  expect(repeated).toEqual(await read(`documents/${json.documents[2].number}`));
  expect(repeated.bytes.equals(first.bytes)).toBe(false);
});

test('a document whose bytes changed is shown in the overview, and its PDF is refused with a message', async () => {
  const { id, orderNumber } = await place();
  const { pageAddress } = (await call('GET', `/study-orders/${id}/delivery`)).json;
  const { checkDocuments } = await import('#domain/orders/invoices/check-documents.server.ts');
  const damaged = async () => {
    await checkDocuments(server.services);
    return (await call('GET', '/admin/overview')).json.damagedDocuments;
  };
  expect(await damaged()).toEqual([]);
  const { pool } = server.database;
  await pool.query('alter table invoice_documents disable trigger never_updated');
  await pool.query(
    'update invoice_documents set pdf = set_byte(pdf, 100, (get_byte(pdf, 100) + 1) % 256) where number = $1',
    [orderNumber],
  );
  await pool.query('alter table invoice_documents enable trigger never_updated');
  expect(await damaged()).toEqual([{ number: orderNumber, kind: 'invoice', studyOrderId: id, orderNumber }]);
  for (const part of ['invoice', `documents/${orderNumber}`]) {
    const answer = await call('GET', `/study-orders/${id}/${part}`);
    expect(answer).toMatchObject({ status: 503, json: { detail: expect.stringContaining('restored from a backup') } });
  }
  const [, token] = pageAddress.split('beleg=');
  const buyers = await visitor('GET', `/order-pages/${token}/documents/${orderNumber}`);
  expect(buyers).toMatchObject({ status: 503, json: { detail: expect.stringContaining('nicht verfügbar') } });
});
