import type { Language } from '#platform/languages.ts';
import { soldEditionWords } from './sold-edition-words.ts';

/** The report of one year, as it is sold. */
export interface SoldEdition {
  year: number;
  /** 'Versicherungsmonitor 2024' */
  title: string;
  /** null if unknown, as is `pages`. */
  editionNumber: number | null;
  pages: number | null;
}

/** '4. Ausgabe, PDF, 82 Seiten', without what is unknown. */
export function editionDetails({ editionNumber, pages }: SoldEdition, language: Language): string {
  const edition = editionNumber && soldEditionWords(language).edition(editionNumber);
  return [edition, ...pdfDetails(pages, language)].filter(Boolean).join(', ');
}

/** ['PDF', '82 Seiten'], or ['PDF'] if the number of pages is unknown. */
export const pdfDetails = (pages: number | null, language: Language): string[] => [
  'PDF',
  ...(pages ? [soldEditionWords(language).pages(pages)] : []),
];
