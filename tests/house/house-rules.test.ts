import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const folders = ['app', 'content', 'domain', 'platform', 'server', 'script', 'tests'];
const excluded = /(^|\/)(node_modules|api-client)\//;

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !excluded.test(file)),
);
const sources = files.filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const withoutComments = (file: string) => read(file).replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '');
/** Sources of the product, without tests. */
const product = sources.filter((file) => /^(app|domain|platform|server)\//.test(file) && !file.includes('.test.'));

test('every folder is checked', () => {
  for (const folder of folders) expect(sources.some((file) => file.startsWith(`${folder}/`))).toBe(true);
});

test('no two files have the same name', () => {
  const named = Map.groupBy(sources, (file) => path.basename(file));
  expect([...named.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('no file has a generic name', () => {
  const nameless = /^(index|utils?|helpers?|misc|common|shared|constants|types)([.-]|$)/;
  expect(sources.filter((file) => nameless.test(path.basename(file)))).toEqual([]);
});

/** platform/ is exempt, because it has connection, jobs, migration and backup. */
const speaksSql =
  /\bsql(\.raw)?`|\bsql\.raw\(|\b(db|tx|database)\s*\.(select|selectDistinct|insert|update|delete|execute|\$count)\(/;
const mayHoldSql = /-(queries|table)\.server\.ts$/;

test('SQL is written in queries and tables only', () => {
  const inHouse = product.filter((file) => !file.startsWith('platform/') && !mayHoldSql.test(file));
  expect(inHouse.filter((file) => speaksSql.test(withoutComments(file)))).toEqual([]);
});

test('inputs of calls are not in files of answers', () => {
  const answers = sources.filter((file) => /-answers?\.ts$/.test(file));
  expect(answers.filter((file) => /^export const \w+(Input|Change|Query|Filter)\b/m.test(read(file)))).toEqual([]);
});

test('calls are in files of calls, without schemas', () => {
  const ofDomain = product.filter((file) => file.startsWith('domain/'));
  const calls = ofDomain.filter((file) => /-calls?\.ts$/.test(file));
  const others = ofDomain.filter((file) => !calls.includes(file));
  expect(others.filter((file) => /\bapiCall\('/.test(read(file)))).toEqual([]);
  expect(calls.filter((file) => /\bz\.object\(/.test(read(file)))).toEqual([]);
});

test('indexes are in the default order, which also serves queries in descending order', () => {
  const tables = sources.filter((file) => /-table\.server\.ts$/.test(file));
  // Otherwise drizzle-kit writes DESC NULLS LAST, and desc() in a query sorts nulls first.
  expect(tables.filter((file) => /\bindex\(.*\bdesc\(/i.test(read(file)))).toEqual([]);
});

/** The folder that a file of domain/ belongs to: domain/news, domain/orders/invoices. */
const folderOf = (file: string) => /^domain\/(?:(?:core|orders|everything)\/)?[^/]+/.exec(file)?.[0];

test('SQL texts name only tables of their folder; others are imported, so that the dependency shows', () => {
  const ours = product.filter((file) => !file.startsWith('app/'));
  const folderOfTable = new Map(
    ours.flatMap((file) =>
      [...read(file).matchAll(/\bpg(?:Table|View)\(\s*'(\w+)'/g)].map(
        ([, table = '']) => [table, folderOf(file)] as const,
      ),
    ),
  );
  expect(folderOfTable.size).toBeGreaterThan(50);
  const tables = [...folderOfTable.keys()].join('|');
  const qualified = [...folderOfTable.keys()].filter((table) => table.includes('_')).join('|');
  const named = new RegExp(
    `\\b(?:from|join|into|update|truncate) (?:public\\.)?(${tables})\\b|\\b(${qualified})\\.[a-z]`,
    'g',
  );
  const foreign = ours.flatMap((file) =>
    [...withoutComments(file).matchAll(named)]
      .map(([, one, other]) => one ?? other ?? '')
      .filter((table) => folderOfTable.get(table) !== folderOf(file))
      .map((table) => `${file} names ${table}`),
  );
  expect(foreign).toEqual([]);
});

test('cookies are named and written in one file, which the privacy note lists', () => {
  const writesCookies = /__Host-|Max-Age=|SameSite=|document\.cookie|setCookie\(|setSignedCookie\(|cookieStore/;
  expect(product.filter((file) => writesCookies.test(read(file)))).toEqual(['platform/access/cookies.ts']);
});

test('code contains nothing of an edition', () => {
  // Preview pictures are checked too, because the office can't change them; covers belong to an edition.
  const lasting = /^(app|domain|platform|server)\/|^script\/make-assets\/(open-graph-cards|free-motifs)/;
  const code = sources.filter((file) => lasting.test(file) && !file.includes('.test.'));
  expect(code.filter((file) => /20(24|25)/.test(withoutComments(file)))).toEqual([]);
});

test('most files are short, and none is long', () => {
  const code = sources.filter((file) => !file.startsWith('tests/') && !file.includes('.test.'));
  const lengths = code.map((file) => read(file).split('\n').length - 1).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length * 0.5)]).toBeLessThanOrEqual(45);
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(120);
  expect(code.filter((file) => read(file).split('\n').length > 301)).toEqual([]);
});

test('only the last migration has a snapshot, because the next one is compared with it', () => {
  const migrations = path.join(root, 'database/migrations');
  const last = readdirSync(migrations)
    .sort()
    .findLast((file) => file.endsWith('.sql'));
  const snapshots = readdirSync(path.join(migrations, 'meta')).filter((file) => file.endsWith('snapshot.json'));
  expect(snapshots).toEqual([`${last?.slice(0, 4)}_snapshot.json`]);
});

/** Made-up names in the recipes of CONTRIBUTING.md. */
const madeUp = /(^|\/)events?(-|\/|$)/;

test('files and folders named in the docs exist', () => {
  const docs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `docs/${file}`,
  );
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs.filter((file) => file.endsWith('.md'))];
  const names = new Set(sources.map((file) => path.basename(file)));
  const named = pages.flatMap((page) => {
    const text = read(page);
    if (/^Status: superseded/m.test(text)) return [];
    return [
      ...text.matchAll(/`((?:app|content|domain|platform|server|script|tests|docs)\/[\w/.-]+|[\w.-]+\.tsx?)`/g),
    ].map(([, name = '']) => name);
  });
  expect(named.length).toBeGreaterThan(100);
  const exists = (name: string) => names.has(name) || existsSync(path.join(root, name));
  expect(named.filter((name) => !madeUp.test(name) && !exists(name))).toEqual([]);
});
