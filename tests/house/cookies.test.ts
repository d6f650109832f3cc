import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const sources = ['app', 'domain', 'platform', 'server'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);

test('cookies are named and written in one file, which the privacy note lists', () => {
  const writesCookies = /__Host-|Max-Age=|SameSite=|document\.cookie|setCookie\(|setSignedCookie\(|cookieStore/;
  const writers = sources.filter((file) => writesCookies.test(readFileSync(path.join(root, file), 'utf8')));
  expect(writers).toEqual(['platform/access/cookies.ts']);
});
