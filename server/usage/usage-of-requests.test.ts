import net from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { usageCounts } from '#domain/usage/usage-table.server.ts';
import { eventually } from '#tests/eventually.ts';
import { testServer } from '#tests/test-server.ts';
import { CallQueue } from '../api/work/call-queues.ts';

const logged: string[] = [];
const logTo = { write: (line: string) => void logged.push(line) };
const server = await testServer({ PUBLIC_URL: 'https://www.example.org' }, { logTo });
beforeEach(async () => {
  await server.storeUsage();
  await server.services.db.delete(usageCounts);
});

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
const get = (path: string, headers: Record<string, string> = {}) =>
  server.send('GET', path, { headers: { ...browser, ...headers } });

/** All views and those by bots, by subject and name like 'page /partners'. */
async function counted(): Promise<Record<string, [number, number]>> {
  await server.storeUsage();
  const rows = await server.services.db.select().from(usageCounts);
  return Object.fromEntries(
    rows.map(({ subject, name, views, botViews }) => [`${subject} ${name}`, [views, botViews]]),
  );
}

test('a page is counted by its path at each view, whatever its query', async () => {
  const { etag = '' } = (await get('/partners')).headers;
  await get('/partners');
  expect((await get('/partners', { 'if-none-match': etag })).status).toBe(304);
  await get('/partners?utm_source=kanarienvogel&email=anna.muster@example.org');
  await get('/partners/');
  expect(await counted()).toEqual({ 'page /partners': [5, 0], 'referrer direct': [5, 0] });
});

test('nothing else is a view: no list, HEAD, admin area, unknown page or refused request', async () => {
  await get('/api/partners');
  await get('/api/partners');
  await get('/admin');
  await get('/gibt-es-nicht');
  await get('/assets/downloads/gibt-es-nicht.zip');
  await get('/robots.txt');
  for (const path of ['/', '/', '/studies?card=1']) await server.send('HEAD', path, { headers: browser });
  await server.send('PUT', '/', { headers: browser });
  expect(await counted()).toEqual({});
});

test('a prefetch is no view, unless our speculation rules fetch the page of a pressed link', async () => {
  for (let time = 0; time < 2; time++) {
    await get('/about', { 'sec-purpose': 'prefetch' });
    await get('/about', { 'Sec-Purpose': 'prefetch;prerender' });
    await get('/about', { purpose: 'prefetch' });
    await get('/about', { 'x-moz': 'prefetch' });
    await get('/about', { 'sec-purpose': 'prefetch', 'sec-speculation-tags': '"fremd", null' });
    await get('/about?x=1', { 'sec-purpose': 'prefetch' });
    await get('/about', { 'sec-purpose': 'prefetch', 'sec-speculation-tags': '"pressed"' });
  }
  expect(await counted()).toEqual({ 'page /about': [2, 0], 'referrer direct': [2, 0] });
});

test('bots, recognised by their name or its absence, are counted separately', async () => {
  const names = ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.14.1', ''];
  for (const name of names) await get('/media', { 'user-agent': name, referer: 'https://www.example.net/' });
  await server.send('GET', '/media');
  await get('/media');
  expect(await counted()).toEqual({ 'page /media': [1, 4], 'referrer direct': [1, 0] });
});

test('a card opened by its address is counted in addition to its page, an embedded one separately', async () => {
  await get('/insights?card=3');
  await get('/insights?card=3');
  await get('/insights?card=99');
  await get('/insights?embed=1&card=3');
  expect(await counted()).toEqual({
    'page /insights': [3, 0],
    'page /insights?embed=1': [1, 0],
    'card 2024/3': [3, 0],
    'referrer direct': [4, 0],
  });
});

test('only the host of a referring site is stored, and none of the own site', async () => {
  await get('/', { referer: 'https://news.example.net/artikel?leser=kanarienvogel' });
  await get('/', { referer: 'https://anna:geheim@NEWS.example.net:8443/#kanarienvogel' });
  await get('/', { referer: 'https://www.example.org/studies' });
  for (const odd of ['kanarienvogel', 'https://192.0.2.7/', 'http://[2001:db8::7]/', 'data:text/plain,kanarienvogel'])
    await get('/', { referer: odd });
  await get('/', { referer: `https://${'a.'.repeat(300)}example.net/` });
  expect(await counted()).toEqual({ 'page /': [8, 0], 'referrer news.example.net': [2, 0], 'referrer other': [5, 0] });
});

test('the steps of an order: page viewed, form received, order placed; invalid forms are received too', async () => {
  await get('/order');
  const order = (body: object) => server.send('POST', '/api/study-orders', { body, headers: browser });
  expect((await order(sampleStudyOrder)).status).toBe(201);
  expect((await order({ ...sampleStudyOrder, email: 'anna@' })).status).toBe(400);
  const headersOfForm = { origin: 'https://www.example.org', ...browser };
  expect((await server.postForm('/order', 'form=order&email=anna', headersOfForm)).status).toBe(400);
  await server.send('POST', '/api/study-orders', {
    body: 'x',
    headers: { ...browser, origin: 'https://www.example.com' },
  });
  expect(await counted()).toEqual({ 'page /order': [1, 0], 'order-step sent': [3, 0], 'referrer direct': [1, 0] });
  const headers = { cookie: (await server.signIn()).cookie };
  const { json } = await server.send('GET', '/api/usage?period=week', { headers });
  expect(json.orderSteps).toEqual({ viewed: 1, sent: 3, placed: 1 });
  expect(json.points).toHaveLength(7);
  expect(json.points.at(-1)).toMatchObject({ views: 1, botViews: 0, downloads: 0 });
  expect(json.pages).toEqual([{ name: '/order', views: 1, botViews: 0 }]);
  const csv = await server.send('GET', '/api/usage/days?period=all', { headers });
  expect(csv.text).toMatch(/^\uFEFFDay;What;Name;Views;Views by bots\r\n\d{4}-\d\d-\d\d;order-step;sent;3;0\r\n/);
  expect((await server.send('GET', '/api/usage?period=ever', { headers })).status).toBe(400);
  expect((await server.send('GET', '/api/usage')).status).toBe(401);
});

test('an order refused under overload is not counted as received, by the call or by the form', async () => {
  const overload = vi.spyOn(CallQueue.prototype, 'isOverloaded').mockReturnValue(true);
  const called = await server.send('POST', '/api/study-orders', { body: sampleStudyOrder, headers: browser });
  const posted = await server.postForm('/order', 'form=order', { origin: 'https://www.example.org', ...browser });
  overload.mockRestore();
  expect([called.status, posted.status]).toEqual([503, 503]);
  expect(await counted()).toEqual({});
});

describe('a request whose sender leaves before its answer counts as nothing:', () => {
  const head = (first: string) =>
    `${first} HTTP/1.1\r\nHost: www.example.org\r\nUser-Agent: ${browser['user-agent']}\r\n`;
  /** Sends a request, leaves, and waits until it is logged as unanswered. */
  async function leaveAfter(request: string, route: string): Promise<void> {
    net.connect(server.port, '127.0.0.1').end(request);
    await eventually(() => logged.some((line) => line.includes(`"route":"${route}","status":0`)));
  }

  test('an order that is cut off', async () => {
    const body = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
    await leaveAfter(head('POST /api/study-orders') + body, '/api/study-orders');
    expect(await counted()).toEqual({});
  });

  test('a page that waits for its data', async () => {
    await server.services.contentChanged();
    const client = await server.database.pool.connect();
    try {
      await client.query('begin; lock table partners in access exclusive mode');
      await leaveAfter(`${head('GET /media')}\r\n`, '/media');
    } finally {
      client.release(true);
    }
    expect(await counted()).toEqual({});
  });
});
