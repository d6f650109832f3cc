import { expect, test } from 'vitest';
import { testServer } from '#tests/test-server.ts';

const server = await testServer({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://www.example.org' });

const health = async (headers: Record<string, string> = {}) =>
  (await server.send('GET', '/api/health', { headers })).json;

test('requests from the machine itself get the figures of health', async () => {
  expect(await health()).toEqual({
    status: 'ok',
    database: 'ok',
    mail: { delivery: 'outbox', state: 'ok', waiting: 0, failed: 0 },
    jobs: { waiting: expect.any(Number), failed: 0 },
    disk: { freeBytes: expect.any(Number), isLow: false },
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

test.each([
  ['X-Forwarded-For', '203.0.113.7'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-For', ''],
  ['Forwarded', 'for=127.0.0.1'],
  ['X-Real-IP', '127.0.0.1'],
  ['Via', '1.1 proxy'],
  ['Host', 'www.example.org'],
])('through a proxy (%s: %s) it only tells whether database and mail are well', async (name, value) => {
  expect(await health({ [name]: value })).toEqual({
    status: 'ok',
    database: 'ok',
    mail: { delivery: 'outbox', state: 'ok' },
  });
});

test('security.txt names a contact, expires within a year and has the public address', async () => {
  const { status, headers, text } = await server.send('GET', '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:kontakt@example.org',
    'Preferred-Languages': 'de, en',
    Canonical: 'https://www.example.org/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
