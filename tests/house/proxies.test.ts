import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { maxReportBytes } from '#domain/studies/report-size.ts';
import { languages, localPath } from '#platform/languages.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../../deploy', name), 'utf8');
const nginx = read('nginx.conf');
const unlogged = [...nginx.matchAll(/location ~ (\S+) \{\s+access_log off;/g)].map(
  ([, pattern = '']) => new RegExp(pattern),
);

test.each([
  ...languages.flatMap((language) => ['/order', '/media'].map((page) => localPath(language, page))),
  '/api/downloads/token',
  '/api/order-pages/token/report',
])('nginx logs no tokens of %s', (address) => {
  expect(unlogged.some((pattern) => pattern.test(address))).toBe(true);
});

const unitBytes: Record<string, number> = { m: 1024 ** 2, MiB: 1024 ** 2, MB: 1000 ** 2 };

test.each([
  ['nginx', nginx, /client_max_body_size (\d+)(\w+);/],
  ['Caddy', read('Caddyfile'), /max_size (\d+)(\w+)/],
])('%s takes the form with a report of the maximum size', (_, config, limit) => {
  const [, count, unit = ''] = limit.exec(config) ?? [];
  expect(Number(count) * (unitBytes[unit] ?? Number.NaN)).toBeGreaterThan(maxReportBytes + 10_000);
});
