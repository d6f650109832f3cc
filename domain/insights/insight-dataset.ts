import type { Edition } from '#content/schemas.ts';
import { editionAddress, insightArchive, insightFile } from './insight-files.ts';
import { insightValues } from './insight-values.ts';

/**
 * The edition as a schema.org Dataset, for search engines.
 * @param publicUrl the site's origin without trailing slash
 * @param description the site's description of the study
 */
export function insightDataset(edition: Edition, publicUrl: string, description: string): Record<string, unknown> {
  const { facts, citation, insightCards } = edition;
  const organization = { '@type': 'CollegeOrUniversity', name: `${citation.university}, ${citation.department}` };
  const measured = insightCards.filter((card) => insightValues(card).some(({ figure }) => figure));
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: facts.title,
    description,
    url: publicUrl + editionAddress(facts.year),
    inLanguage: 'de-CH',
    isAccessibleForFree: true,
    temporalCoverage: `${facts.survey.from}/${facts.survey.to}`,
    spatialCoverage: { '@type': 'Country', name: 'Schweiz' },
    creator: organization,
    publisher: organization,
    measurementTechnique: `Repräsentative Befragung, n = ${facts.respondents.value}`,
    variableMeasured: measured.map((card) => card.title),
    distribution: [
      ...measured.map((card) => ({
        '@type': 'DataDownload',
        name: card.title,
        encodingFormat: 'text/csv',
        contentUrl: publicUrl + insightFile(facts.year, card, 'csv'),
      })),
      {
        '@type': 'DataDownload',
        name: `${facts.title}: alle Diagramme und Daten`,
        encodingFormat: 'application/zip',
        contentUrl: publicUrl + insightArchive(facts.year),
      },
    ],
  };
}
