import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { readShownHeads } from '#domain/orders/invoices/chain/chain-line.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { signInAs } from '#tests/office-people.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, session, call, visitor } = await testOffice({ RATE_LIMITS: 'on' });

const enter = (kind: string, body: object, headers = {}) => call('POST', `/${kind}/entered`, body, headers);

test('an order by phone has the price, number, invoice and mails of one by the form, and records its channel', async () => {
  const answer = await enter('study-orders', { ...sampleStudyOrder, channel: 'phone' });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.json).toMatchObject({ price: 695, presentationPrice: 500, total: 1195 });
  const { id } = answer.json;
  const mails = await server.query('select kind, status from mails where record_id = $1 order by kind', id);
  expect(mails.map(({ kind }) => kind)).toEqual(['study-order-confirmation', 'study-order-notice']);
  expect(mails.some(({ status }) => status === 'held')).toBe(false);
  expect(await server.query('select kind from invoice_documents where study_order_id = $1', id)).toEqual([
    { kind: 'invoice' },
  ]);
  expect(await server.query('select channel, suspected_spam from study_orders where id = $1', id)).toEqual([
    { channel: 'phone', suspected_spam: false },
  ]);
  expect(await server.query('select action from audit_log where record_id = $1', id)).toEqual([{ action: 'create' }]);
});

test('the prices shown while an order was entered have to be those of the edition, or nothing is stored', async () => {
  const body = { ...sampleStudyOrder, channel: 'phone', editionYear: 2024, price: 695, presentationPrice: 500 };
  expect((await enter('study-orders', body)).status).toBe(201);
  const count = async () => (await server.query('select count(*) from study_orders'))[0]?.count;
  const before = await count();
  const another = await enter('study-orders', { ...body, price: 700 });
  expect([another.status, another.json.detail]).toEqual([400, expect.stringContaining('The prices have changed')]);
  const older = await enter('study-orders', { ...body, editionYear: 2023 });
  expect([older.status, older.json.detail]).toEqual([409, expect.stringContaining('The 2024 edition')]);
  expect(await count()).toBe(before);
});

describe('an order without an e-mail address', () => {
  const lettersOf = async (id: string) => (await call('GET', '/letters')).list.filter(({ orderId }) => orderId === id);
  const toPrint = async (headers = session) =>
    (await server.send('GET', '/api/admin/overview', { headers })).json.toDo.letters;
  const print = (id: string, isPrinted: boolean) => call('PATCH', `/letters/${id}`, { isPrinted });
  const pdf = (id: string) => call('GET', `/letters/${id}/pdf`);
  const withoutMail = { ...sampleStudyOrder, email: '', channel: 'letter' };

  test('has its invoice printed, with the bytes that are stored, until it is marked; that can be undone', async () => {
    const before = await toPrint();
    const { json: order } = await enter('study-orders', withoutMail);
    const [letter] = await lettersOf(order.id);
    expect(letter).toMatchObject({ orderNumber: order.orderNumber, organization: sampleStudyOrder.organization });
    expect(await toPrint()).toBe(before + 1);
    expect(await toPrint(await signInAs(server, 'editor'))).toBe(0);
    const { status, bytes } = await pdf(letter.id);
    const [stored] = await server.query('select pdf from invoice_documents where number = $1', order.orderNumber);
    expect([status, bytes.equals(stored.pdf)]).toEqual([200, true]);
    const listed = async () => (await call('GET', `/study-orders?search=${order.orderNumber}`)).json[0];
    expect(await listed()).toMatchObject({ email: '', isToPrint: true });

    expect((await print(letter.id, true)).status).toBe(200);
    expect([await lettersOf(order.id), await toPrint(), (await listed()).isToPrint]).toEqual([[], before, false]);
    expect((await print(letter.id, false)).status).toBe(200);
    expect(await lettersOf(order.id)).toMatchObject([{ id: letter.id }]);
    expect(
      await server.query("select action from audit_log where record_id = $1 and action like '%print'", order.id),
    ).toEqual([{ action: 'print' }, { action: 'undo-print' }]);
  });

  test('has credit note and new invoice in one PDF after a correction, and no letter for what was cancelled', async () => {
    const { json: order } = await enter('study-orders', withoutMail);
    const change = (action: string, body: object) => call('POST', `/study-orders/${order.id}/${action}`, body);
    const [invoice] = await lettersOf(order.id);
    await print(invoice.id, true);
    expect((await change('correct', { organization: 'Musterfirma AG' })).status).toBe(200);
    const [correction] = await lettersOf(order.id);
    const { bytes } = await pdf(correction.id);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
    const heads = await server.query(
      `select distinct head from document_chain where part = 'content' and number in
        (select number from invoice_documents where study_order_id = $1 order by number desc limit 2)`,
      order.id,
    );
    const shown = new Set(readShownHeads(Buffer.from(bytes)).map(({ head }) => head));
    expect([...shown].sort()).toEqual(heads.map(({ head }) => head).sort());
    await print(correction.id, true);
    expect((await change('resend', {})).status).toBe(200);
    expect(await lettersOf(order.id)).toHaveLength(1);
    expect((await change('cancel', { tellBuyer: true })).status).toBe(200);
    expect((await lettersOf(order.id)).map(({ subject }) => subject)).toEqual([expect.stringContaining('storniert')]);
    expect((await pdf(invoice.id)).status).toBe(409);
  });

  test('gets no mail: the report is handed over by the office', async () => {
    const { json: order } = await enter('study-orders', withoutMail);
    const deliver = await call('POST', `/study-orders/${order.id}/deliver`);
    expect([deliver.status, deliver.json.detail]).toEqual([409, expect.stringContaining('no email address')]);
    const kinds = await server.query('select kind, status from mails where record_id = $1 order by kind', order.id);
    expect(kinds).toMatchObject([
      { kind: 'study-order-confirmation', status: 'to-print' },
      { kind: 'study-order-notice' },
    ]);
    const { json: copies } = await enter('print-orders', { ...samplePrintOrder, email: '', channel: 'phone' });
    expect(await server.query('select kind from mails where record_id = $1', copies.id)).toEqual([
      { kind: 'print-order-notice' },
    ]);
  });
});

test('entered orders are never held or limited', async () => {
  // A web address in the company, and more mails to one mailbox than forms may cause in a day.
  const order = { ...sampleStudyOrder, email: 'haeufig@example.org', organization: 'www.muster.ch AG' };
  for (let time = 0; time < 5; time++) {
    expect((await enter('study-orders', { ...order, channel: 'letter' })).status).toBe(201);
  }
  expect(await server.query("select 1 from mails where recipient = 'haeufig@example.org' and status = 'held'")).toEqual(
    [],
  );
});

test('the same entry sent again stores nothing twice', async () => {
  const key = { 'idempotency-key': 'eintrag-1' };
  const body = { ...samplePrintOrder, quantity: 3, channel: 'letter' };
  const [one, two] = [await enter('print-orders', body, key), await enter('print-orders', body, key)];
  expect([one.status, two.json]).toEqual([201, one.json]);
  const stored = await server.query(
    'select channel, quantity from print_orders where email = $1',
    samplePrintOrder.email,
  );
  expect(stored).toEqual([{ channel: 'letter', quantity: 3 }]);
});

test('an entered order is rejected field by field in English, and refused without permission', async () => {
  const refused = await enter('print-orders', { ...samplePrintOrder, street: '', quantity: 0, channel: 'web' });
  expect(refused.json.errors).toEqual([
    { path: 'street', message: 'Street is required' },
    { path: 'quantity', message: 'Quantity must be a whole number from 1 to 1000' },
    { path: 'channel', message: 'Please choose how the order came' },
  ]);
  const editor = await signInAs(server, 'editor');
  const body = { ...sampleStudyOrder, channel: 'phone' };
  expect((await visitor('POST', '/study-orders/entered', body, editor)).status).toBe(403);
  expect((await visitor('POST', '/study-orders', sampleStudyOrder)).status).toBe(201);
  const fromWeb = await server.query("select channel from study_orders where channel = 'web'");
  expect(fromWeb).toHaveLength(1);
});

test('an entered order does not count as a visitor’s in the usage figures', async () => {
  await server.storeUsage();
  await server.query('delete from usage_counts');
  const placed = async () => (await call('GET', '/usage?period=week')).json.orderSteps.placed;
  const before = await placed();
  await enter('study-orders', { ...sampleStudyOrder, channel: 'phone' });
  await server.storeUsage();
  expect(await server.query('select 1 from usage_counts')).toEqual([]);
  expect(await placed()).toBe(before);
});

test('a print order is found by its number as shown, and by its address', async () => {
  const { json } = await enter('print-orders', { ...samplePrintOrder, street: 'Suchweg 77', channel: 'phone' });
  const shown = `#${json.id.slice(-8)}`;
  for (const search of [shown, `Order ${shown}`, `Bestellung ${shown}`, 'suchweg 77']) {
    const found = await call('GET', `/print-orders?search=${encodeURIComponent(search)}`);
    expect(
      found.list.map(({ id }) => id),
      search,
    ).toEqual([json.id]);
  }
});
