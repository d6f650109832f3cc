import { editionAddress } from '../insight-files.ts';
import { publicationDay } from '../published-version.ts';
import type { DescribedEdition } from './package-readme.ts';

/** An edition's metadata by DataCite's schema 4, for registering its DOI. */
export function dataCite(
  { edition, publicUrl, version }: DescribedEdition,
  titles: readonly DescribedEdition[],
): Record<string, unknown> {
  const { facts, citation } = edition;
  return {
    schemaVersion: 'http://datacite.org/schema/kernel-4',
    ...(facts.doi ? { doi: facts.doi } : {}),
    url: publicUrl + editionAddress(facts.year),
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Survey results' },
    titles: titles.flatMap(({ language, edition: { facts: named } }) => [
      { title: named.title, lang: language },
      { title: named.subtitle, titleType: 'Subtitle', lang: language },
    ]),
    creators: citation.authors.map(({ givenName, familyName }) => ({
      name: `${familyName}, ${givenName}`,
      nameType: 'Personal',
      givenName,
      familyName,
      affiliation: [{ name: citation.university }],
    })),
    publisher: { name: `${citation.university}, ${citation.department}` },
    publicationYear: facts.year,
    version: String(version.number),
    language: titles[0]?.language,
    dates: [
      { date: `${facts.survey.from}/${facts.survey.to}`, dateType: 'Collected' },
      ...(version.number > 1 ? [{ date: publicationDay(version), dateType: 'Updated' }] : []),
    ],
    geoLocations: [{ geoLocationPlace: 'Switzerland' }],
    rightsList: facts.licence ? [{ rightsUri: facts.licence }] : [],
    formats: ['text/csv', 'application/json', 'text/html', 'image/svg+xml', 'image/png'],
  };
}
