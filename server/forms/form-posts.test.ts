import { expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { testOffice, withRateLimits } from '#tests/test-server.ts';

const { server, call, visitor } = await testOffice();
const { postForm } = server;

const { wantsPresentation: _, ...small } = sampleStudyOrder;
const order = { ...small, billingAddress: 'Musterweg 1\r\n8001 Zürich', companySize: 'large' };
const message = { firstName: 'Max', lastName: 'Maria Beispiel', email: 'max@example.org', message: 'Guten Tag\r\nMax' };

const stored = async (kind: string) => (await call('GET', `/${kind}`)).json;
const countOf = async (kind: string) => (await stored(kind)).length;

test('the server computes the prices of an order without script; the same input again is the same order', async () => {
  for (let i = 0; i < 2; i++) {
    const { status, headers } = await postForm('/order', { form: 'order', ...order, wantsPresentation: 'true' });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
  }
  expect(await stored('study-orders')).toMatchObject([
    { ...order, billingAddress: 'Musterweg 1\n8001 Zürich', price: 1295, presentationPrice: 500 },
  ]);
});

test('the same order sent by script and by the browser with one key is one order; different input is a conflict', async () => {
  const body = {
    ...order,
    lastName: 'Schlüssel',
    billingAddress: 'Musterweg 1\n8001 Zürich',
    wantsPresentation: false,
  };
  const figures = { price: 1295, presentationPrice: 0, editionYear: 2024 };
  const headers = { 'Idempotency-Key': 'schluessel-des-entwurfs' };
  expect((await visitor('POST', '/study-orders', { ...body, ...figures }, headers)).status).toBe(201);
  const fields = {
    form: 'order',
    ...order,
    lastName: 'Schlüssel',
    editionYear: '2024',
    prices: '695 1295 500',
    key: 'schluessel-des-entwurfs',
  };
  const count = async () => (await call('GET', '/study-orders?search=Schl%C3%BCssel')).json.length;
  expect((await postForm('/order', fields)).status).toBe(200);
  expect(await count()).toBe(1);
  expect((await postForm('/order', { ...fields, organization: 'Beispiel AG' })).status).toBe(409);
  expect(await count()).toBe(1);
});

test('a posted order for a former edition is refused', async () => {
  expect((await postForm('/order', { form: 'order', ...order, lastName: 'Gestern', editionYear: '2023' })).status).toBe(
    409,
  );
});

test('a message is stored; without a name the page determines the form', async () => {
  const orders = await countOf('study-orders');
  expect((await postForm('/', message)).status).toBe(200);
  expect(await stored('contact-messages')).toMatchObject([{ ...message, message: 'Guten Tag\nMax' }]);
  expect((await postForm('/order', { ...order, lastName: 'Anders' })).status).toBe(200);
  expect((await postForm('/order', { form: 'contact', ...message, message: 'Noch etwas' })).status).toBe(200);
  expect(await countOf('contact-messages')).toBe(2);
  expect(await countOf('study-orders')).toBe(orders + 1);
});

test('the response is the page on which the message was written', async () => {
  const before = await countOf('contact-messages');
  const { status, text } = await postForm('/partners', { form: 'contact', ...message, message: 'Von den Partnern' });
  expect(status).toBe(200);
  expect(text).toContain('<title>/partners</title>');
  expect(await countOf('contact-messages')).toBe(before + 1);
});

test('printed copies are ordered; the quantity has to be a number', async () => {
  const copies = { ...order, street: 'Musterweg 1', zipCode: '8001', city: 'Zürich', quantity: '2', language: 'fr' };
  expect((await postForm('/studies', { form: 'print-order', ...copies })).status).toBe(200);
  expect((await postForm('/studies', { form: 'print-order', ...copies, quantity: 'zwei' })).status).toBe(400);
  expect(await stored('print-orders')).toMatchObject([{ city: 'Zürich', quantity: 2, language: 'fr' }]);
});

test('a rejected form stores nothing', async () => {
  const before = await countOf('contact-messages');
  const refused = [
    await postForm('/order', { ...order, email: 'anna@' }),
    await postForm('/', { ...message, message: ' ' }),
    await postForm('/', { ...message, email: 'a@example.org, b@example.org' }),
    await postForm('/', { form: 'anders', ...message }),
    await postForm('/', message, { origin: 'https://www.example.com' }),
    await postForm('/', message, { origin: server.origin, 'content-type': 'application/json' }),
    await postForm('/', message, { origin: server.origin, 'content-encoding': 'gzip' }),
    await postForm('/', { ...message, message: 'x'.repeat(65_536) }),
    await postForm('/admin', message),
    await postForm('/gibt-es-nicht', message),
    await postForm('/partners', message, { origin: server.origin, 'content-type': 'application/json' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 403, 415, 415, 413, 405, 405, 405]);
  for (const { headers } of refused) expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(await countOf('contact-messages')).toBe(before);
});

test('a form beyond the limit is shown again, with the time after which it may be sent', async () => {
  await withRateLimits(server, async () => {
    const text = (number: number) => ({ form: 'contact', ...message, message: `Nachricht ${number}` });
    let answer = await postForm('/partners', text(0));
    for (let number = 1; answer.status === 200 && number < 100; number++)
      answer = await postForm('/partners', text(number));
    expect([answer.status, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test.each(['__proto__', 'toString', 'constructor', 'hasOwnProperty', 'anders'])(
  'a form called %s is refused, whatever else is sent',
  async (form) => {
    for (const path of ['/', '/order']) {
      const { status, headers } = await postForm(path, { form, status: '418', result: 'x', ...message });
      expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    }
  },
);

test('an order posted without script whose response was lost, and sent again by script, is one order', async () => {
  const lastName = 'Zweimal';
  const fields = { form: 'order', ...order, lastName, editionYear: '2024', prices: '695 1295 500' };
  expect((await postForm('/order', fields)).status).toBe(200);
  const find = async () => (await call('GET', `/study-orders?search=${lastName}`)).json;
  const [first] = await find();
  const figures = { price: 1295, presentationPrice: 0, editionYear: 2024, wantsPresentation: false };
  const body = { ...order, lastName, billingAddress: 'Musterweg 1\n8001 Zürich', ...figures };
  const send = (key: string, overrides = {}) =>
    visitor('POST', '/study-orders', { ...body, ...overrides }, { 'Idempotency-Key': key });
  for (const key of ['schluessel-der-seite', 'schluessel-der-seite', 'noch-ein-schluessel']) {
    expect(await send(key)).toMatchObject({ status: 201, json: { id: first.id, orderNumber: first.orderNumber } });
  }
  expect((await send('ein-anderer', { organization: 'Beispiel AG' })).json.id).not.toBe(first.id);
  expect(await find()).toHaveLength(2);
});

test.each(['form', 'script'])(
  'an order posted and sent by script concurrently is one order, the %s first',
  async (first) => {
    const lastName = `Zugleich-${first}`;
    const fields = { form: 'order', ...order, lastName, editionYear: '2024', prices: '695 1295 500' };
    const figures = { price: 1295, presentationPrice: 0, editionYear: 2024, wantsPresentation: false };
    const body = { ...order, lastName, billingAddress: 'Musterweg 1\n8001 Zürich', ...figures };
    const headers = { 'Idempotency-Key': `schluessel-${first}` };
    const ways = [() => postForm('/order', fields), () => visitor('POST', '/study-orders', body, headers)];
    const inTurn = first === 'form' ? ways : ways.toReversed();
    const answers = await Promise.all(inTurn.map((go) => go()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await call('GET', `/study-orders?search=${lastName}`)).json).toHaveLength(1);
  },
);
