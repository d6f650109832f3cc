import type { Edition } from '#content/schemas.ts';
import { languageDetails } from '#platform/languages.ts';
import { dataWords } from '../data-words.ts';
import { dataCatalogueWords } from '../open-data/data-catalogue-words.ts';
import { publicationDay, versionOf } from '../published-version.ts';
import { addressAt } from './dataset-download.ts';
import type { DatasetSource, Node } from './dataset-source.ts';

const organization = ({ citation }: Edition): Node => ({
  '@type': 'CollegeOrUniversity',
  name: `${citation.university}, ${citation.department}`,
});

function creators(edition: Edition): Node[] {
  return edition.citation.authors.map(({ givenName, familyName }) => ({
    '@type': 'Person',
    name: `${givenName} ${familyName}`,
    givenName,
    familyName,
    affiliation: organization(edition),
  }));
}

/** Catalogue of all editions, which is served as DCAT too. */
export function catalogue({ publicUrl, language }: Pick<DatasetSource, 'publicUrl' | 'language'>): Node {
  const { title, description } = dataCatalogueWords(language);
  return {
    '@type': 'DataCatalog',
    '@id': `${publicUrl}/daten/katalog`,
    name: title,
    description,
    url: addressAt({ publicUrl, language }, '/insights'),
  };
}

/** Properties that editions and cards share. */
export function datasetProperties(source: DatasetSource): Node {
  const { edition, versions, institution, language } = source;
  const version = versionOf(source);
  const { facts } = edition;
  const words = dataWords(language);
  return {
    ...(facts.licence ? { license: facts.licence } : {}),
    version: String(version.number),
    datePublished: publicationDay(versions[0] ?? version),
    dateModified: publicationDay(version),
    inLanguage: languageDetails[language].locale,
    isAccessibleForFree: true,
    creator: creators(edition),
    publisher: { ...organization(edition), url: institution.footer.department.href, email: institution.contactEmail },
    temporalCoverage: `${facts.survey.from}/${facts.survey.to}`,
    spatialCoverage: { '@type': 'Country', name: words.country },
    measurementTechnique: words.technique(String(facts.respondents.value)),
    includedInDataCatalog: catalogue(source),
  };
}
