import { describe, expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { mailSources } from '#tests/built-server/outbox-mails.ts';
import { eventually } from '#tests/eventually.ts';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { mailsOf, sentMails } from '#tests/mails-of.ts';
import { pagesOf } from '#tests/pdf-reader.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, session, call } = await testOffice({ STAFF_EMAIL: 'team@example.org' });

const post = (target: string, body: object, headers: Record<string, string> = {}) =>
  server.send('POST', target, { body, headers });
const readMail = (id = 'none') => eventually(() => mailSources(server.dataDir, id)[0]);

describe('POST /api/study-orders', () => {
  test('the response contains only what the buyer needs', async () => {
    const { status, json } = await post('/api/study-orders', {
      ...sampleStudyOrder,
      price: 695,
      presentationPrice: 500,
    });
    expect(status).toBe(201);
    expect(json).toEqual({
      id: expect.any(String),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      orderNumber: expect.stringMatching(/^VM-\d{4}-\d{6}$/),
      price: 695,
      presentationPrice: 500,
      total: 1195,
    });
  });

  test('refuses tampered prices, and ignores internal fields', async () => {
    const refused = await post('/api/study-orders', { ...sampleStudyOrder, price: 1, presentationPrice: 0 });
    expect(refused.status).toBe(400);
    expect(refused.json.errors.map((error: { path: string }) => error.path)).toEqual(['price', 'presentationPrice']);
    const { json } = await post('/api/study-orders', {
      ...sampleStudyOrder,
      status: 'paid',
      orderNumber: 'VM-1',
      suspectedSpam: true,
    });
    expect(json).toMatchObject({ total: 1195 });
    const { list } = await call('GET', '/study-orders');
    expect(list.find(({ id }) => id === json.id)).toMatchObject({ status: 'pending', suspectedSpam: false });
  });

  test('the form’s own signs mark an order and don’t belong to the idempotency key', async () => {
    const key = { 'Idempotency-Key': 'mit-zeichen' };
    const first = await post('/api/study-orders', { ...sampleStudyOrder, website: 'https://spam.example.com' }, key);
    const begun = { 'Form-Started-At': '2020-01-01T00:00:00Z' };
    const repeated = await post('/api/study-orders', { ...sampleStudyOrder, website: 1 }, { ...key, ...begun });
    expect([first.status, repeated.status]).toEqual([201, 201]);
    expect(repeated.text).toBe(first.text);
    const { list } = await call('GET', '/study-orders');
    expect(list.find(({ id }) => id === first.json.id).suspectedSpam).toBe(true);
  });

  test('accepts a reference and an address for the invoice, whose copy has no link of the buyer', async () => {
    const optionalValues = { buyerReference: 'PO 4711', invoiceEmail: 'kreditoren@example.org', editionYear: 2024 };
    const { status, json } = await post('/api/study-orders', { ...sampleStudyOrder, ...optionalValues });
    expect(status).toBe(201);
    const stored = (await call('GET', `/study-orders?search=${json.orderNumber}`)).json[0];
    expect(stored).toMatchObject({ buyerReference: 'PO 4711', invoiceEmail: 'kreditoren@example.org' });
    const copy = (await mailsOf(call, json.id, 'invoice-copy'))[0];
    expect(copy).toMatchObject({ recipient: 'kreditoren@example.org' });
    const source = await readMail(copy?.id);
    expect(source).toContain(`filename=Rechnung-${json.orderNumber}.pdf`);
    expect(source).not.toMatch(/beleg|downloads/);
  });

  test('the address for the invoice gets a copy unless it is the buyer’s address in another case', async () => {
    const copiesTo = async (invoiceEmail: string) => {
      const { json } = await post('/api/study-orders', { ...sampleStudyOrder, invoiceEmail });
      const copies = await mailsOf(call, json.id, 'invoice-copy');
      return copies.map(({ recipient }) => recipient);
    };
    const [local, host] = sampleStudyOrder.email.split('@');
    expect(await copiesTo(`${local}+rechnung@${host}`)).toEqual([`${local}+rechnung@${host}`]);
    expect(await copiesTo(sampleStudyOrder.email.toUpperCase())).toEqual([]);
  });

  test('rejects a long reference and an invalid address; a web address in a reference holds the mails', async () => {
    const wrong = { buyerReference: 'x'.repeat(51), invoiceEmail: 'a@b', editionYear: '2024' };
    const { status, json } = await post('/api/study-orders', { ...sampleStudyOrder, ...wrong });
    expect([status, json.errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['editionYear', 'buyerReference', 'invoiceEmail'],
    ]);
    const leading = { buyerReference: 'gratis.example.com', invoiceEmail: 'fremd@example.net' };
    const { id } = (await post('/api/study-orders', { ...sampleStudyOrder, ...leading })).json;
    const held = (await mailsOf(call, id)).filter(({ status }) => status === 'held');
    expect(held.map(({ kind }) => kind).sort()).toEqual(['invoice-copy', 'study-order-confirmation']);
  });

  test('an order of a former edition is answered with 409 and a message, and nothing is stored', async () => {
    const before = (await call('GET', '/study-orders')).json.length;
    const key = { 'Idempotency-Key': 'alte-ausgabe' };
    const { status, json } = await post('/api/study-orders', { ...sampleStudyOrder, editionYear: 2023 }, key);
    expect(status).toBe(409);
    expect(json.detail).toContain('Ausgabe 2024');
    expect(json.errors).toEqual([{ path: 'editionYear', message: json.detail }]);
    expect((await call('GET', '/study-orders')).json).toHaveLength(before);
    expect((await post('/api/study-orders', { ...sampleStudyOrder, editionYear: 2024 }, key)).status).toBe(201);
  });

  test('an order sent faster than a person writes is marked', async () => {
    const { status, json } = await post('/api/study-orders', sampleStudyOrder, {
      'Form-Started-At': new Date().toISOString(),
    });
    expect(status).toBe(201);
    const { list } = await call('GET', '/study-orders');
    expect(list.find(({ id }) => id === json.id).suspectedSpam).toBe(true);
  });
});

test('orders state when the report is due and whether it is late, and can be sorted and filtered by it', async () => {
  const ids: string[] = [];
  for (const hours of [23, 25, 47, 49]) {
    const { id } = (await post('/api/study-orders', { ...sampleStudyOrder, lastName: 'Pünktlich' })).json;
    ids.push(id);
    const query = "update study_orders set created_at = now() - $2 * interval '1 hour' where id = $1";
    await server.query(query, id, hours);
  }
  const list = async (query: string) => (await call('GET', `/study-orders?search=P%C3%BCnktlich&${query}`)).list;
  const orders = await list('sort=dueAt');
  expect(orders.map(({ id, isOverdue }) => [ids.indexOf(id), isOverdue])).toEqual([
    [3, true],
    [2, true],
    [1, true],
    [0, false],
  ]);
  for (const { createdAt, dueAt } of orders) expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(24 * 3_600_000);

  const paid = await call('PATCH', `/study-orders/${ids[3]}/status`, { status: 'paid' });
  expect(paid.json).toMatchObject({ status: 'paid', isOverdue: true });
  const cancelled = await call('PATCH', `/study-orders/${ids[2]}/status`, { status: 'cancelled' });
  expect(cancelled.json).toMatchObject({ isOverdue: false, dueAt: orders[1]?.dueAt });
  const places = async (query: string) => (await list(query)).map(({ id }) => ids.indexOf(id));
  expect(await places('isOverdue=true&sort=-dueAt')).toEqual([1, 3]);
  expect(await places('isOverdue=false')).toEqual([0, 2]);
  expect((await call('GET', '/study-orders?isOverdue=maybe')).json.errors).toEqual([
    { path: 'isOverdue', message: 'Must be true or false' },
  ]);
  const { waitingStudyOrders } = (await call('GET', '/admin/overview')).json;
  const late = (waitingStudyOrders as { id: string; isOverdue: boolean }[]).filter(({ isOverdue }) => isOverdue);
  expect(late.map(({ id }) => ids.indexOf(id))).toEqual([3, 1]);
});

test('orders are sorted by their amount, with the presentation', async () => {
  const place = (fields: object) => post('/api/study-orders', { ...sampleStudyOrder, lastName: 'Betrag', ...fields });
  await place({ companySize: 'large', wantsPresentation: false });
  await place({ companySize: 'large', wantsPresentation: true });
  await place({ companySize: 'small', wantsPresentation: true });
  await place({ companySize: 'small', wantsPresentation: false });
  const { list } = await call('GET', '/study-orders?search=Betrag&sort=-total');
  const totals = list.map(({ price, presentationPrice }) => price + presentationPrice);
  expect(totals).toHaveLength(4);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
});

test('a message: name split, notice with Reply-To', async () => {
  const message = {
    name: 'Max Maria Beispiel',
    email: 'max@example.org',
    subject: 'Kontaktanfrage über Website',
    message: 'Hallo',
  };
  const { status, json } = await post('/api/contact-messages', message);
  expect([status, Object.keys(json).sort()]).toEqual([201, ['createdAt', 'id']]);
  const stored = (await call('GET', '/contact-messages')).json;
  expect(stored[0]).toMatchObject({ firstName: 'Max', lastName: 'Maria Beispiel', phone: null, suspectedSpam: false });
  const [mail] = await mailsOf(call, json.id);
  expect(mail).toMatchObject({ kind: 'contact-notice', recipient: 'team@example.org' });
  expect(await readMail(mail?.id)).toMatch(/^Reply-To: max@example\.org\r$/m);
});

test('a print order: number, confirmation and notice', async () => {
  const { status, json } = await post('/api/print-orders', { ...samplePrintOrder, quantity: 3 });
  expect([status, json.orderNumber]).toEqual([201, json.id.slice(-8)]);
  const mails = await mailsOf(call, json.id);
  expect(mails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    ['print-order-confirmation', samplePrintOrder.email],
    ['print-order-notice', 'team@example.org'],
  ]);
  for (const { id } of mails) expect(await readMail(id)).toContain(json.orderNumber);
});

test('the invoice is served and sent again byte for byte as the buyer got it', async () => {
  const { json } = await post('/api/study-orders', sampleStudyOrder);
  await eventually(async () => (await mailsOf(call, json.id)).every(({ status }) => status === 'sent'));
  const invoice = async () => {
    const response = await fetch(`${server.origin}/api/study-orders/${json.id}/invoice`, { headers: session });
    return Buffer.from(await response.arrayBuffer());
  };
  const first = await invoice();
  expect((await pagesOf(first)).join()).toContain(json.orderNumber);
  expect(first.equals(await invoice())).toBe(true);
  expect((await call('POST', `/study-orders/${json.id}/resend`)).status).toBe(200);
  const mails = await eventually(async () => {
    const sent = (await mailsOf(call, json.id)).filter(({ status }) => status === 'sent');
    return sent.length === 3 && sent;
  });
  const confirmations = mails.filter(({ kind }) => kind === 'study-order-confirmation');
  expect(confirmations).toHaveLength(2);
  const attached = first.toString('base64').slice(0, 200);
  for (const { id } of confirmations) expect((await readMail(id)).replaceAll('\r\n', '')).toContain(attached);
  expect(first.equals(await invoice())).toBe(true);
});

test('an order caught by the honeypot is confirmed when the office resends its mail', async () => {
  const { json } = await post('/api/study-orders', { ...sampleStudyOrder, website: 'https://spam.example.com' });
  const byKind = async (kind: string) => (await mailsOf(call, json.id, kind))[0];
  const notice = await byKind('study-order-notice');
  expect(await byKind('study-order-confirmation')).toMatchObject({ status: 'held', heldBecause: 'trap', attempts: 0 });
  const isListed = async (id: string) => {
    const held = (await call('GET', '/mails?status=held')).list;
    expect((await call('GET', '/admin/overview')).json.mails.held).toBe(held.length);
    return held.some(({ recordId }) => recordId === id);
  };
  expect(await isListed(json.id)).toBe(true);
  await call('DELETE', `/study-orders/${json.id}`);
  expect(await isListed(json.id)).toBe(false);
  await call('POST', `/study-orders/${json.id}/restore`);
  expect(await readMail(notice?.id)).toMatch(/zur=C3=BCckgehalten/);
  await call('POST', `/study-orders/${json.id}/resend`);
  await sentMails(call, json.id, 'study-order-confirmation');
});
