import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { silentLog } from '#tests/silent-log.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { CallQueue } from '../api/work/call-queues.ts';
import { createWriteGate } from './write-gate.ts';

let server: TestServer;
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await server?.stop();
});

const message = { firstName: 'Anna', lastName: 'Muster', email: 'anna@example.org', message: 'Guten Tag' };
const from = (address: string) => ({ 'x-forwarded-for': address });
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.postForm('/', fields, headers);
const call = (body: object, headers: Record<string, string> = {}) =>
  server.send('POST', '/api/study-orders', { body, headers });

test('many networks of one /48 count together, and so do those of a /56', async () => {
  const settings = { dataDir: '/', rateLimits: true };
  const refuseFrom = async (network: (index: number) => string, asked: string) => {
    const gate = createWriteGate({ settings, log: silentLog }, new CallQueue(1));
    let refused = 0;
    while (!(await gate.refusalFor({ network: asked, isAllowedOnFullDisk: true }))) {
      gate.countRefusal(network(refused), 400);
      refused += 1;
    }
    return refused;
  };
  const hex = (index: number) => (index % 60_000).toString(16);
  expect(await refuseFrom((index) => `2001:db8:1:${hex(index)}::/64`, '2001:db8:1:ffff::/64')).toBe(4_800);
  expect(await refuseFrom((index) => `2001:db8:1:ab${hex(16 + (index % 240))}::/64`, '2001:db8:1:ab01::/64')).toBe(
    1_200,
  );
  expect(await refuseFrom(() => '192.0.2.1', '192.0.2.1')).toBe(300);
});

test('less than 200 MiB on the disk: calls that write and posted forms are refused, reading works', async () => {
  server = await startTestServer();
  const { bsize, ...rest } = await fs.statfs(server.dataDir);
  vi.spyOn(fs, 'statfs').mockResolvedValue({ ...rest, bsize, bavail: (199 * 1024 * 1024) / bsize } as never);
  syncBuiltinESMExports();
  for (const answer of [await postForm(message), await call(sampleStudyOrder)]) {
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  }
  expect((await server.send('GET', '/')).status).toBe(200);
});

test('rejected requests of a network are counted, by calls and by forms, until further ones are blocked', async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  const guest = from('2001:db8:1:2::1');
  for (let tries = 0; tries < 150; tries++) {
    expect((await call({}, guest)).status).toBe(400);
    expect((await postForm({ ...message, email: 'anna@' }, guest)).status).toBe(400);
  }
  for (const answer of [await call(sampleStudyOrder, guest), await postForm(message, guest)]) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
  }
  expect((await postForm(message, guest)).headers['content-type']).toBe('text/html; charset=utf-8');
  // Another network may write, and pages are still served.
  expect((await call(sampleStudyOrder, from('2001:db8:1:3::1'))).status).toBe(201);
  expect((await server.send('GET', '/', { headers: guest })).status).toBe(200);
});

test('overload: posted forms are rejected like calls', async () => {
  server = await startTestServer();
  const held = await server.services.db.$client.connect();
  await held.query('begin; lock table contact_messages in access exclusive mode');
  const sending = Array.from({ length: 200 }, (_, index) => postForm({ ...message, message: `Nr. ${index}` }));
  // No accepted request can be answered while the table is locked.
  const rejected = await Promise.race(sending);
  expect([rejected.status, rejected.headers['retry-after']]).toEqual([503, '5']);
  await held.query('rollback');
  held.release();
  const statuses = new Set((await Promise.all(sending)).map(({ status }) => status));
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
});
