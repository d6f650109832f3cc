/** Editions with a licence, as opendata.swiss harvests them: DCAT-AP CH 2 (https://www.dcat-ap.ch/releases/2.0/). */
import { DataFactory, type Quad, type Quad_Object, type Quad_Subject } from 'n3';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import { findEdition, type LiveEdition, type SiteContent } from '#domain/editions/live-content/site-content.ts';
import { datasetIdentifier } from '#domain/insights/datasets/dataset-nodes.ts';
import {
  allValuesAddress,
  dataPackageAddress,
  editionAddress,
  editionDownloads,
  insightArchive,
  packageAddress,
} from '#domain/insights/insight-files.ts';
import { dataCatalogueWords } from '#domain/insights/open-data/data-catalogue-words.ts';
import { swissTermsOf } from '#domain/insights/open-data/licences.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import { type Language, localPath, originalLanguage } from '#platform/languages.ts';

const { namedNode, literal, blankNode, quad } = DataFactory;

export const prefixes = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatap: 'http://data.europa.eu/r5r/',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const authority = 'http://publications.europa.eu/resource/authority';
const switzerland = namedNode(`${authority}/country/CHE`);
const languageCodes: Readonly<Record<Language, string>> = { de: 'DEU', fr: 'FRA', it: 'ITA', en: 'ENG' };

/** 'dct:title' as a node. */
function term(name: string) {
  const [prefix = '', local = ''] = name.split(':');
  return namedNode(prefixes[prefix as keyof typeof prefixes] + local);
}

const typed = (value: string, type: string) => literal(value, term(type));

/** When the latest of these versions was published. */
const modifiedAt = (shown: readonly LiveEdition[]) =>
  typed(
    shown
      .map((live) => versionOf(live).liveAt)
      .sort()
      .at(-1) ?? '',
    'xsd:dateTime',
  );

const zip: [string, string] = ['ZIP', 'application/zip'];

interface InLanguage {
  language: Language;
  shown: LiveEdition;
}

interface CatalogueSource {
  publicUrl: string;
  contentOf(language?: Language): SiteContent;
}

type Properties = [name: string, value: Quad_Object][];

export function dataCatalogue({ publicUrl, contentOf }: CatalogueSource): Quad[] {
  const quads: Quad[] = [];
  const describe = (subject: Quad_Subject, type: string, properties: Properties) => {
    quads.push(quad(subject, term('rdf:type'), term(type)));
    for (const [name, value] of properties) quads.push(quad(subject, term(name), value));
    return subject as Quad_Object;
  };
  const content = contentOf();
  const { institution } = content;
  const nodeAt = (path: string) => namedNode(publicUrl + path);
  const languageNode = (language: Language) => namedNode(`${authority}/language/${languageCodes[language]}`);
  const publisher = describe(nodeAt('/daten/katalog#publisher'), 'foaf:Organization', [
    ['rdf:type', term('foaf:Agent')],
    ['foaf:name', literal(institution.name, originalLanguage)],
    ['foaf:mbox', namedNode(`mailto:${institution.contactEmail}`)],
  ]);

  /** A file with the languages it is in. */
  function distribution(
    path: string,
    [format, media]: [string, string],
    inLanguages: readonly InLanguage[],
    terms: string,
  ) {
    const file = nodeAt(path);
    return describe(file, 'dcat:Distribution', [
      ...inLanguages.flatMap(
        ({ language, shown }): Properties => [
          ['dct:title', literal(`${shown.edition.facts.title} (${path.split('/').at(-1)})`, language)],
          ['dct:language', languageNode(language)],
        ],
      ),
      ['dcat:accessURL', file],
      ['dcat:downloadURL', file],
      ['dct:license', namedNode(terms)],
      ['dct:modified', modifiedAt(inLanguages.map(({ shown }) => shown))],
      // Its address is stable; with the hash of its version, so are its bytes.
      ['dcatap:availability', namedNode(`${authority}/planned-availability/STABLE`)],
      ['dct:format', namedNode(`${authority}/file-type/${format}`)],
      ['dcat:mediaType', namedNode(`https://www.iana.org/assignments/media-types/${media}`)],
    ]);
  }

  function filesIn(inLanguage: InLanguage, terms: string): Quad_Object[] {
    const { year } = inLanguage.shown.edition.facts;
    const { tables, pictures } = editionDownloads(year);
    const files: [path: string, type: [string, string]][] = [
      [allValuesAddress(year), ['CSV', 'text/csv']],
      [dataPackageAddress(year), ['JSON', 'application/json']],
      [tables.xlsx, ['XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']],
      [insightArchive(year), zip],
      [pictures, zip],
    ];
    return files.map(([path, type]) => distribution(localPath(inLanguage.language, path), type, [inLanguage], terms));
  }

  function dataset(live: LiveEdition, terms: string): Quad_Object {
    const { facts } = live.edition;
    const published = publishedLanguages(content, '/insights', { year: String(facts.year) });
    const inLanguages = published.flatMap((language): InLanguage[] => {
      const shown = findEdition(contentOf(language), String(facts.year));
      return shown ? [{ language, shown }] : [];
    });
    const contact = describe(blankNode(`contact${facts.year}`), 'vcard:Organization', [
      ['rdf:type', term('vcard:Kind')],
      ['vcard:fn', literal(institution.name)],
      ['vcard:hasEmail', namedNode(`mailto:${institution.contactEmail}`)],
    ]);
    const period = describe(blankNode(`period${facts.year}`), 'dct:PeriodOfTime', [
      ['dcat:startDate', typed(facts.survey.from, 'xsd:date')],
      ['dcat:endDate', typed(facts.survey.to, 'xsd:date')],
    ]);
    return describe(nodeAt(editionAddress(facts.year)), 'dcat:Dataset', [
      ['dct:identifier', literal(datasetIdentifier(facts, publicUrl))],
      ['dct:publisher', publisher],
      ['dcat:contactPoint', contact],
      ['dct:temporal', period],
      ['dct:spatial', switzerland],
      ['dcat:theme', namedNode(`${authority}/data-theme/ECON`)],
      ['dcat:landingPage', nodeAt(editionAddress(facts.year))],
      ['dct:issued', typed(live.versions[0]?.liveAt ?? versionOf(live).liveAt, 'xsd:dateTime')],
      ['dct:modified', modifiedAt([live])],
      ...inLanguages.flatMap(
        ({ language, shown }): Properties => [
          ['dct:title', literal(shown.edition.facts.title, language)],
          ['dct:description', literal(shown.edition.facts.subtitle, language)],
          ['dct:language', languageNode(language)],
          ...dataCatalogueWords(language).keywords.map((word): Properties[number] => [
            'dcat:keyword',
            literal(word, language),
          ]),
          ...filesIn({ language, shown }, terms).map((file): Properties[number] => ['dcat:distribution', file]),
        ],
      ),
      ['dcat:distribution', distribution(packageAddress(facts.year), zip, inLanguages, terms)],
    ]);
  }

  const datasets = content.editions.flatMap((live) => {
    const terms = swissTermsOf(live.edition.facts.licence);
    return terms ? [dataset(live, terms)] : [];
  });
  describe(nodeAt('/daten/katalog'), 'dcat:Catalog', [
    ...publishedLanguages(content, '/insights').flatMap(
      (language): Properties => [
        ['dct:title', literal(dataCatalogueWords(language).title, language)],
        ['dct:description', literal(dataCatalogueWords(language).description, language)],
        ['dct:language', languageNode(language)],
      ],
    ),
    ['dct:publisher', publisher],
    ['foaf:homepage', nodeAt('/')],
    ['dct:spatial', switzerland],
    ['dcat:themeTaxonomy', namedNode(`${authority}/data-theme`)],
    ['dct:modified', modifiedAt(content.editions)],
    ...datasets.map((described): Properties[number] => ['dcat:dataset', described]),
  ]);
  return quads;
}
