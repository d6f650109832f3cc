import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { eventually } from '#tests/eventually.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, session, visitor } = await testOffice();
for (const subject of ['Erste', 'Zweite']) {
  const body = { name: 'Anna Müller', email: 'anna@example.org', subject, message: 'Grüezi '.repeat(100) };
  // A machine with too much to do may answer 503 at first.
  await eventually(async () => (await visitor('POST', '/contact-messages', body)).status === 201);
}

/** A response with its bytes as received. */
async function read(path: string, acceptEncoding?: string, method = 'GET') {
  const { status, headers, bytes } = await server.send(method, path, {
    headers: { ...session, ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }) },
  });
  expect(status).toBe(200);
  return { headers, bytes };
}

test('a long list is compressed for clients that accept it, and is the same list', async () => {
  const plain = await read('/api/contact-messages?sort=createdAt&pageSize=25');
  const small = await read('/api/contact-messages?sort=createdAt&pageSize=25', 'gzip, deflate, br, zstd');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(Number(plain.headers['content-length'])).toBe(plain.bytes.length);
  expect(small.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-total-count': '2',
  });
  for (const { headers } of [plain, small]) expect(headers.vary).toMatch(/accept-encoding/i);
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(gunzipSync(small.bytes)).toEqual(plain.bytes);
});

test.each(['identity', 'gzip;q=0', 'br', 'br;q=1, *;q=0', 'gzip;q=0.1, identity;q=1'])(
  'with Accept-Encoding %s a list is sent uncompressed',
  async (acceptEncoding) => {
    const { headers, bytes } = await read('/api/contact-messages', acceptEncoding);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(bytes.toString())).toHaveLength(2);
  },
);

test.each(['GZIP', 'gzip;q=0.1', 'gzip;q=1.0, br;q=0', '*'])(
  'with Accept-Encoding %s a list is sent compressed',
  async (acceptEncoding) => {
    const { headers, bytes } = await read('/api/contact-messages', acceptEncoding);
    expect([headers['content-encoding'], headers['content-length']]).toEqual(['gzip', String(bytes.length)]);
  },
);

test('short responses and those without a body are not compressed', async () => {
  const short = await read('/api/admin/session', 'gzip');
  expect(short.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(short.bytes.toString())).toMatchObject({ isAuthenticated: true });
  const head = await read('/api/contact-messages', 'gzip', 'HEAD');
  expect(head.headers['content-encoding']).toBeUndefined();
  expect(head.bytes).toHaveLength(0);
});

test('an invoice is not compressed', async () => {
  const order = await visitor('POST', '/study-orders', sampleStudyOrder);
  const { headers, bytes } = await read(`/api/study-orders/${order.json.id}/invoice`, 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(Number(headers['content-length'])).toBe(bytes.length);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('public lists come from the cache, compressed once and with their ETag', async () => {
  const answer = await server.send('GET', '/api/partners', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.stringMatching(/-br"$/) });
  expect(answer.headers['cache-control']).toContain('public');
  const other = await server.send('GET', '/api/partners', { headers: { 'accept-encoding': 'gzip;q=1.0, br;q=0' } });
  expect(other.headers['content-encoding']).toBe('gzip');
});
