import { expect, test } from 'vitest';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { openLiveContent } from '#domain/editions/live-content/live-content.server.ts';
import { editionFileKey } from '#domain/editions/publication/edition-file-key.ts';
import { germanDataWords } from '#domain/insights/german-data-words.ts';
import { dataCsv, editionDataRows } from '#domain/insights/insight-data-rows.ts';
import { editionDownloads, exactAddress, insightFile } from '#domain/insights/insight-files.ts';
import { localPath, otherLanguages } from '#platform/languages.ts';
import { publishChange, withHealthFigure } from '#tests/publish-change.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer({}, { hasBuiltFiles: true });

const { edition } = builtInContent.current;
const { year } = edition.facts;
const [card] = edition.insightCards;
const tables = editionDownloads(year).tables.csv;
const get = (path: string) => server.send('GET', path);
/** Year, value and base of each row. */
const figures = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'))
    .map(([, , , inYear, value, , base]) => [inYear, value, base]);

test.each(otherLanguages)('the files in %s have its words and the same figures', async (language) => {
  const german = dataCsv(editionDataRows(edition, germanDataWords), germanDataWords);
  const { status, text } = await get(localPath(language, tables));
  expect(status).toBe(200);
  expect(text.split('\r\n')[0]).not.toContain('Merkmal');
  expect(figures(text)).toEqual(figures(german));
  expect(german).toContain('Haltung zu KI: negativ');
  expect(text).not.toMatch(/Haltung|Künstliche Intelligenz|Befragte/);
});

test('a file of a version never changes, and unknown versions have no files', async () => {
  if (!card) throw new Error('the edition has cards');
  const live = await openLiveContent(server.services.db);
  const { version, originalVersion } = live.current('fr').current;
  expect(version).not.toBe(originalVersion);
  const path = insightFile(year, card, 'csv');
  const exact = await get(localPath('fr', exactAddress(path, year, version)));
  expect([exact.status, exact.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(exact.text).toBe((await get(localPath('fr', path))).text);
  for (const other of [originalVersion, 'f'.repeat(16), live.current('it').current.version]) {
    expect((await get(localPath('fr', exactAddress(path, year, other)))).status).toBe(404);
  }
});

test('the files of a version exist even if none was requested before it was replaced', async () => {
  if (!card) throw new Error('the edition has cards');
  const { version } = (await openLiveContent(server.services.db)).current('en').current;
  const call = server.as(await server.signIn());
  await publishChange(call, 'edition-2024', withHealthFigure(5.87), { note: 'Ein Wert war falsch.' });

  const path = insightFile(year, card, 'csv');
  const former = await get(localPath('en', exactAddress(path, year, version)));
  expect([former.status, former.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(former.text).toContain(';5.61;');
  const corrected = await get(localPath('en', path));
  expect(corrected.text).toContain(';5.87;');
  expect(corrected.text.replaceAll('5.87', '5.61')).toBe(former.text);
  expect((await get(localPath('it', exactAddress(path, year, version)))).status).toBe(404);
});

test('files that exist in no language are not found', async () => {
  for (const path of ['/es/assets/insights/2024/demografie.csv', '/fr/assets/insights/2024/nope.csv', '/fr/own.js']) {
    expect((await get(path)).status).toBe(404);
  }
});

test('a request for an unknown name does not make the files of its language again', async () => {
  await get(localPath('fr', tables));
  const { database, services } = server;
  const { rows } = await database.pool.query("select sha256 from edition_files where address like '/fr/%.json'");
  expect(rows.length).toBeGreaterThan(0);
  const keys = rows.map(({ sha256 }) => editionFileKey(sha256));
  for (const key of keys) await services.files.delete(key);
  expect((await get('/fr/assets/insights/2024/unknown.csv')).status).toBe(404);
  for (const key of keys) expect(await services.files.exists(key)).toBe(false);
});
