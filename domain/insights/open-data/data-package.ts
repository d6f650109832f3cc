import type { Edition } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { type PublishedVersion, publicationDay } from '../published-version.ts';
import { openDataColumnsOf } from './open-data-columns.ts';

/** A CSV file of a package, with its size and hash. */
export interface PackagedCsv {
  /** Unique in the package: lower case, digits and hyphens. */
  name: string;
  fileName: string;
  title: string;
  description: string;
  bytes: number;
  sha256: string;
  hasIntervals: boolean;
}

const fieldsOf = (hasIntervals: boolean) => openDataColumnsOf(hasIntervals).map(({ name, type }) => ({ name, type }));

/** The edition as a Data Package, version 2 (datapackage.org); its files are beside it. */
export function dataPackage(
  { facts, citation }: Edition,
  files: readonly PackagedCsv[],
  published: PublishedVersion | undefined,
  language: Language,
): Record<string, unknown> {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: `versicherungsmonitor-${facts.year}`,
    title: facts.title,
    description: facts.subtitle,
    language,
    ...(published && { version: `${published.number}.0.0`, created: `${publicationDay(published)}T00:00:00Z` }),
    contributors: [
      ...citation.authors.map(({ givenName, familyName }) => ({
        title: `${givenName} ${familyName}`,
        givenName,
        familyName,
        organization: citation.university,
        roles: ['author'],
      })),
      { title: `${citation.university}, ${citation.department}`, roles: ['publisher'] },
    ],
    ...(facts.licence ? { licenses: [{ path: facts.licence }] } : {}),
    ...(facts.doi ? { id: `https://doi.org/${facts.doi}` } : {}),
    sources: [{ title: facts.sourceLine }],
    resources: files.map(({ name, fileName, title, description, bytes, sha256, hasIntervals }) => ({
      name,
      type: 'table',
      path: fileName,
      title,
      description,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      bytes,
      hash: `sha256:${sha256}`,
      schema: {
        $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
        fields: fieldsOf(hasIntervals),
        missingValues: [''],
      },
    })),
  };
}
