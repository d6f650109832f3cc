import type { Citation, InsightCard } from '#content/schemas.ts';
import { cffFile } from './cff-file.ts';
import {
  authorNames,
  bibtexAuthors,
  bibtexEntry,
  bibtexValue,
  bibtexVersion,
  type CitationForms,
  keySuffix,
  risRecord,
  risVersion,
} from './citation.ts';
import { citationWords } from './citation-words.ts';
import { type CitationPlace, citedUrl, versionNote } from './cited-version.ts';
import { dataWords } from './data-words.ts';
import { comparedEditions } from './figure-trends.ts';
import { insightAddress } from './insight-files.ts';
import { hasValues } from './insight-values.ts';

/** The citation of a card in a version of the edition: its chart, or its text if it has no values. */
export function insightCitation(card: InsightCard, citation: Citation, place: CitationPlace): CitationForms {
  const { language, version } = place;
  const words = citationWords(language);
  const compared = comparedEditions(card, dataWords(language));
  const kind = compared ? words.compared(compared) : hasValues(card) ? words.chart : words.text;
  const cited = { version, url: citedUrl(place, insightAddress(citation.year, card, version.number)) };
  const publisher = `${citation.university}, ${citation.department}`;
  const note = versionNote(cited, language);
  return {
    text: [
      `${authorNames(citation.authors)} (${citation.year}). ${card.title} [${kind}]. In: ${citation.title}. ${publisher}.`,
      note && `${note}.`,
      cited.url,
    ]
      .filter(Boolean)
      .join(' '),
    bibtex: bibtexEntry('misc', `versicherungsmonitor${citation.year}-${card.slug}${keySuffix(cited)}`, {
      author: bibtexAuthors(citation.authors),
      // The inner braces keep the capitals of German nouns.
      title: `{${bibtexValue(card.title)}}`,
      howpublished: `${kind} in: ${bibtexValue(citation.title)}`,
      publisher: bibtexValue(publisher),
      address: bibtexValue(citation.place),
      year: String(citation.year),
      ...bibtexVersion(cited, language),
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
      ...risVersion(cited, language),
      ['M3', kind],
      ['LA', language],
    ]),
    cff: cffFile({ title: card.title, citation, cited, language, partOf: citation.title }),
  };
}
