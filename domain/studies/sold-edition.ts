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
export function editionDetails({ editionNumber, pages }: SoldEdition): string {
  return [editionNumber && `${editionNumber}. Ausgabe`, ...pdfDetails(pages)].filter(Boolean).join(', ');
}

/** ['PDF', '82 Seiten'], or ['PDF'] if the number of pages is unknown. */
export const pdfDetails = (pages: number | null): string[] => ['PDF', ...(pages ? [`${pages} Seiten`] : [])];
