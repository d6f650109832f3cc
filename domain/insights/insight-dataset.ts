import type { Edition } from '#content/schemas.ts';
import { type Language, languageDetails, localPath } from '#platform/languages.ts';
import { dataWords } from './data-words.ts';
import { editionAddress, insightArchive, insightFile } from './insight-files.ts';
import { insightValues } from './insight-values.ts';

/**
 * The edition as a schema.org Dataset, for search engines.
 * @param publicUrl the site's origin without trailing slash
 * @param description the site's description of the study
 */
export function insightDataset(
  edition: Edition,
  { language, publicUrl, description }: { language: Language; publicUrl: string; description: string },
): Record<string, unknown> {
  const words = dataWords(language);
  const address = (path: string) => publicUrl + localPath(language, path);
  const { facts, citation, insightCards } = edition;
  const organization = { '@type': 'CollegeOrUniversity', name: `${citation.university}, ${citation.department}` };
  const measured = insightCards.filter((card) => insightValues(card).some(({ figure }) => figure));
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: facts.title,
    description,
    url: address(editionAddress(facts.year)),
    inLanguage: languageDetails[language].locale,
    isAccessibleForFree: true,
    temporalCoverage: `${facts.survey.from}/${facts.survey.to}`,
    spatialCoverage: { '@type': 'Country', name: words.country },
    creator: organization,
    publisher: organization,
    measurementTechnique: words.technique(String(facts.respondents.value)),
    variableMeasured: measured.map((card) => card.title),
    distribution: [
      ...measured.map((card) => ({
        '@type': 'DataDownload',
        name: card.title,
        encodingFormat: 'text/csv',
        contentUrl: address(insightFile(facts.year, card, 'csv')),
      })),
      {
        '@type': 'DataDownload',
        name: words.allCharts(facts.title),
        encodingFormat: 'application/zip',
        contentUrl: address(insightArchive(facts.year)),
      },
    ],
  };
}
