import { readFileSync } from 'node:fs';
import path from 'node:path';
import jsonld from 'jsonld';
import { Parser, Store, Writer } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';
import { expect, test } from 'vitest';
import { openLiveContent } from '#domain/editions/live-content/live-content.server.ts';
import { testServices } from '#tests/test-services.ts';
import { siteFiles } from '../site-files.ts';

const publicUrl = 'https://monitor.example.org';
const shapesFile = path.join(import.meta.dirname, 'dcat-ap-ch.ttl');
const shapes = new Store(new Parser({ baseIRI: 'urn:dcat-ap-ch' }).parse(readFileSync(shapesFile, 'utf8')));

const services = await testServices();
const contentOf = (await openLiveContent(services.db)).current;

const catalogue = (format: 'ttl' | 'jsonld', content = contentOf) =>
  siteFiles(publicUrl, new Date(), content).get(`/daten/katalog.${format}`)?.text ?? '';

const triples = (turtle: string) => new Parser().parse(turtle);

async function problemsOf(turtle: string) {
  const report = await new SHACLValidator(shapes).validate(new Store(triples(turtle)));
  return [...report.results].map(({ path: property, message }) => `${property?.value} ${message.map(String)}`);
}

test('the catalogue conforms to DCAT-AP CH, and one without contact or licence does not', async () => {
  const turtle = catalogue('ttl');
  expect(await problemsOf(turtle)).toEqual([]);
  for (const missing of ['dcat:contactPoint', 'dct:license', 'dct:identifier', 'dct:issued', 'dcatap:availability']) {
    const local = missing.split(':')[1] ?? '';
    const rest = triples(turtle).filter(({ predicate }) => !predicate.value.endsWith(local));
    expect(await problemsOf(new Writer().quadsToString(rest)), missing).not.toEqual([]);
  }
});

test('it names the edition and its files in every published language', () => {
  const store = new Store(triples(catalogue('ttl')));
  const dataset = `${publicUrl}/insights?edition=2024`;
  const titles = store.getObjects(dataset, 'http://purl.org/dc/terms/title', null);
  expect(titles.map((title) => 'language' in title && title.language).sort()).toEqual(['de', 'en', 'fr', 'it']);
  const files = store.getObjects(dataset, 'http://www.w3.org/ns/dcat#distribution', null).map(({ value }) => value);
  expect(files).toContain(`${publicUrl}/assets/insights/2024/datapackage.json`);
  expect(files).toContain(`${publicUrl}/fr/assets/insights/2024/datapackage.json`);
  // One package has all languages.
  const packaged = `${publicUrl}/assets/insights/2024/versicherungsmonitor-2024-paket.zip`;
  expect(files.filter((file) => file.endsWith('-paket.zip'))).toEqual([packaged]);
  const named = store.getObjects(packaged, 'http://purl.org/dc/terms/title', null);
  expect(named.map((title) => 'language' in title && title.language)).toEqual(['de', 'fr', 'it', 'en']);
});

test('JSON-LD and Turtle have the same triples', async () => {
  const canonical = { format: 'application/n-quads' } as const;
  const fromJson = await jsonld.canonize(JSON.parse(catalogue('jsonld')), canonical);
  const nQuads = new Writer({ format: 'N-Quads' }).quadsToString(triples(catalogue('ttl')));
  const fromTurtle = await jsonld.canonize(nQuads as unknown as object, {
    ...canonical,
    inputFormat: 'application/n-quads',
  });
  expect(fromJson).toBe(fromTurtle);
  expect(fromJson.split('\n').length).toBeGreaterThan(100);
});

test('an edition without a known licence is not in the catalogue', () => {
  const content = contentOf();
  const { licence: _, ...facts } = content.current.edition.facts;
  const unlicensed = { ...content.current, edition: { ...content.current.edition, facts } };
  const turtle = catalogue('ttl', () => ({ ...content, editions: [unlicensed], current: unlicensed }));
  expect(turtle).toContain('a dcat:Catalog');
  expect(turtle).not.toContain('dcat:Dataset');
});
