/** The CSV files and their descriptions, read by a third-party parser of CSV on the Web. */
import { Readable } from 'node:stream';
import jsonld from 'jsonld';
import { Parser, type Quad, Store } from 'n3';
// @ts-expect-error: it has no types
import CsvwParser from 'rdf-parser-csvw';
import { expect, test } from 'vitest';
import { edition } from '#content/built-in-editions.ts';
import { languages } from '#platform/languages.ts';
import { openDataFiles } from '#server/edition-files/open-data-files.ts';

const base = 'https://monitor.example.org/assets/insights/2024/';
const csvw = 'http://www.w3.org/ns/csvw#';
const xsd = 'http://www.w3.org/2001/XMLSchema#';

/** The part of http://www.w3.org/ns/csvw that the descriptions use, because tests load nothing from other hosts. */
const context = {
  csvw,
  dc: 'http://purl.org/dc/terms/',
  schema: 'http://schema.org/',
  url: { '@id': 'csvw:url', '@type': `${xsd}anyURI` },
  dialect: { '@id': 'csvw:dialect', '@type': '@id' },
  delimiter: { '@id': 'csvw:delimiter', '@language': null },
  tableSchema: { '@id': 'csvw:tableSchema', '@type': '@id' },
  columns: { '@id': 'csvw:column', '@type': '@id', '@container': '@list' },
  name: { '@id': 'csvw:name', '@language': null },
  titles: { '@id': 'csvw:title' },
  datatype: { '@id': 'csvw:datatype', '@type': '@vocab' },
  decimal: `${xsd}decimal`,
  gYear: `${xsd}gYear`,
  integer: `${xsd}integer`,
  string: `${xsd}string`,
};

/** The cells of a column, as the parser reads them by the file's description. */
async function readColumns(csv: string, metadata: string) {
  const { '@context': written, ...described } = JSON.parse(metadata);
  expect(written[0]).toBe('http://www.w3.org/ns/csvw');
  const local = { ...described, '@context': [context, written[1]] };
  const nQuads = await jsonld.toRDF(local, { base, format: 'application/n-quads' });
  const store = new Store(new Parser().parse(String(nQuads)));
  const parser = new CsvwParser({ metadata: store, baseIRI: base, timezone: 'utc' });
  const quads: Quad[] = await Readable.from(parser.import(Readable.from([csv]))).toArray();
  const rows = quads.filter(({ predicate }) => predicate.value === `${csvw}row`).length;
  const cellsOf = (name: string) =>
    quads.filter(({ predicate }) => predicate.value.endsWith(`#${name}`)).map(({ object }) => object);
  return { rows, cellsOf };
}

test.each(languages)('a parser of CSV on the Web reads every CSV in %s by its description', async (language) => {
  const files = openDataFiles(edition, undefined, language);
  const described = [...files.keys()].filter((address) => address.endsWith('-komma.csv'));
  expect(described.length).toBeGreaterThan(6);
  for (const address of described) {
    const { values } = JSON.parse(files.get(address.replace('-komma.csv', '.json')) ?? '');
    const read = await readColumns(files.get(address) ?? '', files.get(`${address}-metadata.json`) ?? '');
    expect(read.rows, address).toBe(values.length);
    const stated = values.filter(({ value }: { value: number | null }) => value !== null);
    expect(read.cellsOf('value').map(({ value }) => Number(value))).toEqual(
      stated.map(({ value }: { value: number }) => value),
    );
    for (const cell of read.cellsOf('value')) expect(cell).toMatchObject({ datatype: { value: `${xsd}decimal` } });
    for (const cell of read.cellsOf('year')) expect(cell).toMatchObject({ datatype: { value: `${xsd}gYear` } });
  }
});
