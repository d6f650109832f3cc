import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { institution } from '#content/institution.ts';
import { listFileAddresses } from '#domain/editions/documents/edition-file-queries.server.ts';
import { listLiveVersions } from '#domain/editions/documents/publication-queries.server.ts';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { openLiveContent } from '#domain/editions/live-content/live-content.server.ts';
import { storeByHash } from '#domain/editions/publication/store-files.server.ts';
import { makeMissingFiles, storeBuiltFiles } from '#domain/editions/publication/store-missing-files.server.ts';
import { csvRows } from '#platform/csv.ts';
import type { Language } from '#platform/languages.ts';
import { makeEditionFiles } from '#server/edition-files/edition-files.ts';
import { openDataFiles } from '#server/edition-files/open-data-files.ts';
import { createTestServices } from '../test-services.ts';
import { storedEditionFiles } from './stored-edition-files.ts';

const { edition } = builtInContent.current;
const folder = '/assets/insights/2024';
const files = openDataFiles(edition, undefined, 'de');
const namesOfCard7 = (all: Iterable<string>) =>
  [...all].flatMap((address) => address.split('/erwartung-an-ki')[1] ?? []).sort();
const json = (address: string) => JSON.parse(files.get(address) ?? 'null');

describe('open data of an edition', () => {
  test('a card’s values have unit, base, note and key', () => {
    const { values, base, source } = json(`${folder}/praemienentwicklung.json`);
    expect(base).toBe(1009);
    expect(source).toBe(edition.facts.sourceLine);
    expect(values[0]).toEqual({
      key: 'premiums.health',
      group: 'Krankenversicherung',
      label: 'Krankenversicherung',
      year: 2024,
      value: 5.61,
      decimals: 2,
      isMinimum: false,
      unit: 'scale-1-7',
      unitName: 'Mittelwert, Skala 1 bis 7',
      base: 1009,
      source: edition.facts.sourceLine,
      note: null,
    });
    const journey = json(`${folder}/customer-journey.json`).values;
    expect(journey[0]).toMatchObject({ year: 2022, value: null, key: null, note: 'k. A.' });
  });

  test('the CSV for programs has commas, no byte order mark, and the columns that its description names', () => {
    for (const [address, csv] of files) {
      if (!/(-komma|-alle-werte)\.csv$/.test(address)) continue;
      expect(csv, address).toMatch(/^topic,group,label,year,value,unit,base,source,note,key\r\n/);
      expect(csv.replaceAll('\r\n', ''), address).not.toMatch(/[\r\n]/);
      const described = json(`${address}-metadata.json`);
      expect(described.url).toBe(address.split('/').at(-1));
      const rows = csvRows(csv);
      const names = described.tableSchema.columns.map(({ name }: { name: string }) => name);
      expect(rows[0]).toEqual(names);
      expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([names.length]));
    }
    const excel = json(`${folder}/demografie.csv-metadata.json`);
    expect(excel).toMatchObject({ url: 'demografie.csv', dialect: { delimiter: ';' } });
  });

  test('the Data Package names every CSV with its size and hash', () => {
    const { resources, name, licenses } = json(`${folder}/datapackage.json`);
    expect(licenses).toEqual([{ path: 'https://creativecommons.org/licenses/by/4.0/' }]);
    expect(name).toBe('versicherungsmonitor-2024');
    expect(resources).toHaveLength(9);
    for (const { path, bytes, hash } of resources) {
      const csv = files.get(`${folder}/${path}`) ?? '';
      expect([bytes, hash]).toEqual([
        Buffer.byteLength(csv),
        `sha256:${createHash('sha256').update(csv).digest('hex')}`,
      ]);
    }
  });

  test('all values of the edition are in one JSON file, also those that no card shows', () => {
    const { values } = json(`${folder}/versicherungsmonitor-2024-alle-werte.json`);
    expect(values.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(['premiums.health', 'ai.medianAttitude', 'ai.negativePersons', 'widget.satisfaction']),
    );
    expect(values.find(({ key }: { key: string }) => key === 'ai.negativeShare')).toMatchObject({
      topic: 'Weitere Kennzahlen',
      group: 'Künstliche Intelligenz',
      label: 'Haltung zu KI: negativ',
      value: 73.1,
      base: 1009,
    });
  });

  test('a correction names its version, its day and what it corrects', () => {
    const published = { number: 2, previous: 1, liveAt: '2025-06-02T22:30:00.000Z', note: 'Ein Wert war falsch.' };
    const corrected = openDataFiles(edition, published, 'de');
    const read = (name: string) => JSON.parse(corrected.get(`${folder}/${name}`) ?? 'null');
    expect(read('praemienentwicklung.json')).toMatchObject({
      version: 2,
      versionDate: '2025-06-03',
      previousVersion: 1,
      correction: published.note,
    });
    for (const name of ['praemienentwicklung.csv', 'praemienentwicklung-komma.csv']) {
      expect(read(`${name}-metadata.json`)).toMatchObject({
        'schema:version': '2',
        'dc:issued': '2025-06-03',
        'dc:provenance': published.note,
      });
    }
    expect(read('datapackage.json')).toMatchObject({ version: '2.0.0', created: '2025-06-03T00:00:00Z' });
  });

  test('in another language the correction is translated, or marked as German', () => {
    const note = 'Ein Wert war falsch.';
    const noteTranslations = { fr: 'Une valeur était fausse.' };
    const published = { number: 2, liveAt: '2025-06-02T22:30:00.000Z', note, noteTranslations };
    const read = (language: Language, name: string) =>
      JSON.parse(openDataFiles(edition, published, language).get(`${folder}/${name}`) ?? 'null');
    const french = read('fr', 'praemienentwicklung.json');
    expect(french.correction).toBe(noteTranslations.fr);
    expect(french).not.toHaveProperty('correctionLanguage');
    expect(read('it', 'versicherungsmonitor-2024-alle-werte.json')).toMatchObject({
      correction: note,
      correctionLanguage: 'de',
    });
    const csvMetadata = 'praemienentwicklung.csv-metadata.json';
    expect(read('fr', csvMetadata)['dc:provenance']).toBe(noteTranslations.fr);
    expect(read('it', csvMetadata)['dc:provenance']).toEqual({ '@value': note, '@language': 'de' });
  });

  test('a card without values has no data files, and from the next edition on only its share picture', async () => {
    expect(namesOfCard7(files.keys())).toEqual([]);
    const next = { ...edition, facts: { ...edition.facts, year: 2025 } };
    const made = await makeEditionFiles({ edition: next, publisher: institution });
    expect(namesOfCard7(made.keys())).toEqual(['-vorschau.png']);
    const zip = unzipSync(made.get('/assets/insights/2025/versicherungsmonitor-2025-insights.zip') as Buffer);
    expect(Object.keys(zip).filter((name) => name.startsWith('07'))).toEqual([]);
  });
});

test('an edition that an earlier release published gets the new kinds of files; the stored ones keep their bytes', async () => {
  await using services = await createTestServices();
  const csv = `${folder}/demografie.csv`;
  const live = await openLiveContent(services.db, (added) =>
    storeBuiltFiles(services, () => new Map([[csv, Buffer.from('as published')]]), added),
  );
  let all: Awaited<ReturnType<typeof makeEditionFiles>> = new Map();
  const made = await makeMissingFiles(services, async (input, stored) => {
    all = await makeEditionFiles({ ...input, published: undefined });
    return storeByHash(services.files, all, stored);
  });
  expect(made).toBe(1);
  const read = storedEditionFiles(services, live);
  expect(await read(csv)).toBe('as published');
  const { version } = live.current().current;
  for (const path of [`${folder}/datapackage.json`, `${folder}/${version}/datapackage.json`]) {
    expect(await read(path)).toBe(files.get(`${folder}/datapackage.json`));
  }
  const [{ versionId } = { versionId: '' }] = (await listLiveVersions(services.db)).filter(
    ({ document }) => document === 'edition-2024',
  );
  // These addresses of 2024 were served before.
  expect(namesOfCard7(all.keys())).toEqual(['-vorschau.png', '.csv', '.png', '.svg']);
  expect((await listFileAddresses(services.db, versionId)).sort()).toEqual([...all.keys()].sort());
  expect(await makeMissingFiles(services, () => Promise.reject(new Error('nothing is missing')))).toBe(0);
});
