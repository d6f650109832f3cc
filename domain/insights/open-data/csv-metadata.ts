import { type Language, languageDetails } from '#platform/languages.ts';
import { dataWords } from '../data-words.ts';
import { type PublishedVersion, publicationDay } from '../published-version.ts';
import { openDataColumns } from './open-data-columns.ts';

const datatypes = { string: 'string', year: 'gYear', number: 'decimal', integer: 'integer' } as const;

interface DescribedCsv {
  /** Beside the description. */
  fileName: string;
  title: string;
  description: string;
  source: string;
  published: PublishedVersion | undefined;
  /** The file for Excel has semicolons, headings in the language and no keys. */
  isForExcel: boolean;
}

/** Describes a CSV file in the words of CSV on the Web (W3C, 2015). */
export function csvMetadata(
  { fileName, title, description, source, published, isForExcel }: DescribedCsv,
  language: Language,
): Record<string, unknown> {
  const headings = dataWords(language).columns;
  const { locale } = languageDetails[language];
  const columns = isForExcel ? openDataColumns.slice(0, headings.length) : openDataColumns;
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
      ...(published.note && { 'dc:provenance': published.note }),
    }),
    ...(isForExcel ? { dialect: { delimiter: ';' } } : {}),
    tableSchema: {
      columns: columns.map(({ name, type }, place) => ({
        name,
        titles: isForExcel ? headings[place] : [name, headings[place]].filter(Boolean),
        datatype: datatypes[type],
      })),
    },
  };
}
