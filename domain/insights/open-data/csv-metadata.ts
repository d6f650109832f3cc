import { type Language, languageDetails } from '#platform/languages.ts';
import { dataWords } from '../data-words.ts';
import { noteIn, type PublishedVersion, publicationDay } from '../published-version.ts';
import { openDataColumnsOf } from './open-data-columns.ts';

const datatypes = { string: 'string', year: 'gYear', number: 'decimal', integer: 'integer' } as const;

/** The correction note of a version, marked with its language if it isn't translated. */
function provenance(published: PublishedVersion, language: Language) {
  const { text, lang } = noteIn(published, language);
  return text && { 'dc:provenance': lang ? { '@value': text, '@language': lang } : text };
}

interface DescribedCsv {
  /** Beside the description. */
  fileName: string;
  title: string;
  description: string;
  source: string;
  published: PublishedVersion | undefined;
  /** The file for Excel has semicolons, headings in the language and no keys. */
  isForExcel: boolean;
  hasIntervals: boolean;
}

/** Describes a CSV file in the words of CSV on the Web (W3C, 2015). */
export function csvMetadata(
  { fileName, title, description, source, published, isForExcel, hasIntervals }: DescribedCsv,
  language: Language,
): Record<string, unknown> {
  const words = dataWords(language);
  const ends = hasIntervals ? words.intervalColumns : [];
  // The file for Excel has no keys.
  const headings = isForExcel ? [...words.columns, ...ends] : [...words.columns, undefined, ...ends];
  const { locale } = languageDetails[language];
  const columns = openDataColumnsOf(hasIntervals).filter(({ name }) => !isForExcel || name !== 'key');
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': locale }],
    url: fileName,
    'dc:title': title,
    'dc:description': description,
    'dc:source': source,
    'dc:language': locale,
    ...(published && {
      'schema:version': String(published.number),
      'dc:issued': publicationDay(published),
      ...provenance(published, language),
    }),
    ...(isForExcel ? { dialect: { delimiter: ';' } } : {}),
    tableSchema: {
      columns: columns.map(({ name, type }, index) => ({
        name,
        titles: isForExcel ? headings[index] : [name, headings[index]].filter(Boolean),
        datatype: datatypes[type],
      })),
    },
  };
}
