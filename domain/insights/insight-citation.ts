import type { Citation, InsightCard } from '#content/schemas.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { authorNames, bibtexAuthors, bibtexEntry, bibtexValue, risRecord } from './citation.ts';
import { citationWords } from './citation-words.ts';
import { dataWords } from './data-words.ts';
import { comparedEditions } from './figure-trends.ts';
import { insightAddress } from './insight-files.ts';
import { hasValues } from './insight-values.ts';

export interface InsightCitation {
  text: string;
  bibtex: string;
  ris: string;
}

/**
 * The citation of one card: a chart in the edition, or its text while it has no values, at an address.
 * @param publicUrl the site's origin without trailing slash
 */
export function insightCitation(
  card: InsightCard,
  citation: Citation,
  { language, publicUrl }: { language: Language; publicUrl: string },
): InsightCitation {
  const words = citationWords(language);
  const compared = comparedEditions(card, dataWords(language));
  const kind = compared ? words.compared(compared) : hasValues(card) ? words.chart : words.text;
  const url = publicUrl + localPath(language, insightAddress(citation.year, card));
  const publisher = `${citation.university}, ${citation.department}`;
  return {
    text: `${authorNames(citation.authors)} (${citation.year}). ${card.title} [${kind}]. In: ${citation.title}. ${publisher}. ${url}`,
    bibtex: bibtexEntry('misc', `versicherungsmonitor${citation.year}-${card.slug}`, {
      author: bibtexAuthors(citation.authors),
      // The inner braces keep the capitals of German nouns.
      title: `{${bibtexValue(card.title)}}`,
      howpublished: `${kind} in: ${bibtexValue(citation.title)}`,
      publisher: bibtexValue(publisher),
      address: bibtexValue(citation.place),
      year: String(citation.year),
      url,
      language: words.bibtexLanguage,
    }),
    ris: risRecord([
      ['TY', 'ELEC'],
      ...citation.authors.map(({ familyName, givenName }): [string, string] => ['AU', `${familyName}, ${givenName}`]),
      ['TI', card.title],
      ['T2', citation.title],
      ['PY', citation.year],
      ['PB', publisher],
      ['CY', citation.place],
      ['UR', url],
      ['M3', kind],
      ['LA', language],
    ]),
  };
}
