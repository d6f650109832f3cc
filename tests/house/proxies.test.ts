import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { maxReportBytes } from '#domain/studies/report-size.ts';
import { languages, localPath } from '#platform/languages.ts';
import { startNginx } from '../deployed-nginx.ts';
import { freePort } from '../free-port.ts';
import { testDirectory } from '../test-directory.ts';
import { send } from '../test-server.ts';

const read = (name: string) => readFile(path.join(import.meta.dirname, '../../deploy', name), 'utf8');
const directory = await testDirectory();
const port = await freePort();
// Nothing listens on the port behind it.
const nginx = await startNginx(directory, port, [await freePort()]);
afterAll(() => void nginx.kill());

test.each([
  ...languages.flatMap((language) => ['/order', '/media'].map((page) => `${localPath(language, page)}?token=secret`)),
  '/api/downloads/secret',
  '/api/order-pages/secret/report',
])('without a server nginx asks to reload %s, and logs no token', async (address) => {
  const { status, headers, text } = await send(port, 'GET', address);
  expect([status, headers['retry-after'], text]).toEqual([503, '5', expect.stringContaining('startet gerade neu')]);
  await send(port, 'GET', '/partners');
  const logs = await Promise.all(
    ['access.log', 'error.log'].map((name) => readFile(path.join(directory, name), 'utf8')),
  );
  expect(logs.join('')).toContain('GET /partners');
  expect(logs.join('')).not.toContain('secret');
});

test('Caddy logs errors without their request, whose address may have a token', async () => {
  expect((await read('Caddyfile')).replaceAll(/\s+/g, ' ')).toContain(
    'log { format filter { wrap json fields { request delete } } }',
  );
});

const unitBytes: Record<string, number> = { m: 1024 ** 2, MiB: 1024 ** 2, MB: 1000 ** 2 };

test.each([
  ['nginx', 'nginx.conf', /client_max_body_size (\d+)(\w+);/],
  ['Caddy', 'Caddyfile', /max_size (\d+)(\w+)/],
])('%s takes the form with a report of the maximum size', async (_, name, limit) => {
  const [, count, unit = ''] = limit.exec(await read(name)) ?? [];
  expect(Number(count) * (unitBytes[unit] ?? Number.NaN)).toBeGreaterThan(maxReportBytes + 10_000);
});
