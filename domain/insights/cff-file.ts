import { stringify } from 'yaml';
import type { Citation } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { citationWords } from './citation-words.ts';
import type { CitedVersion } from './cited-version.ts';
import { publicationDay } from './published-version.ts';

interface CffInput {
  title: string;
  citation: Citation;
  cited: CitedVersion;
  language: Language;
  /** Title of the work that it is a part of. */
  partOf?: string;
}

/** A Citation File Format file, version 1.2.0. */
export function cffFile({ title, citation, cited: { version, url, doi }, language, partOf }: CffInput): string {
  const authors = citation.authors.map(({ familyName, givenName }) => ({
    'family-names': familyName,
    'given-names': givenName,
  }));
  const identified = { ...(doi && { doi }), url };
  const institution = { name: `${citation.university}, ${citation.department}`, city: citation.place };
  return stringify(
    {
      'cff-version': '1.2.0',
      message: citationWords(language).cffMessage,
      type: 'dataset',
      title,
      authors,
      version: String(version.number),
      'date-released': publicationDay(version),
      ...identified,
      'preferred-citation': {
        type: partOf ? 'data' : 'report',
        title,
        authors,
        year: citation.year,
        version: String(version.number),
        ...(partOf
          ? { 'collection-title': partOf, publisher: institution }
          : { institution, start: String(citation.pages.from), end: String(citation.pages.to) }),
        languages: [language],
        ...identified,
      },
    },
    // Readers that load YAML safely, such as ruby-cff, refuse aliases.
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
}
