import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages, localPath } from '#platform/languages.ts';

const locations = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8').matchAll(
  /location ~ (\S+) \{\s+access_log off;/g,
);
const unlogged = [...locations].map(([, pattern = '']) => new RegExp(pattern));

test.each([
  ...languages.flatMap((language) => ['/order', '/media'].map((page) => localPath(language, page))),
  '/api/downloads/token',
  '/api/order-pages/token/report',
])('nginx logs no tokens of %s', (address) => {
  expect(unlogged.some((pattern) => pattern.test(address))).toBe(true);
});
