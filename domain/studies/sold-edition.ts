/** What is sold: one year's report. */
export interface SoldEdition {
  year: number;
  /** 'Versicherungsmonitor 2024' */
  title: string;
  /** null where nobody has said it, like the pages. */
  editionNumber: number | null;
  /** Of the report as it is sold. */
  pages: number | null;
}

/** '4. Ausgabe, PDF, 82 Seiten', as far as it is known. */
export function editionDetails({ editionNumber, pages }: SoldEdition): string {
  return [editionNumber && `${editionNumber}. Ausgabe`, ...pdfDetails(pages)].filter(Boolean).join(', ');
}

/** 'PDF', '82 Seiten', as far as it is known. */
export const pdfDetails = (pages: number | null): string[] => ['PDF', ...(pages ? [`${pages} Seiten`] : [])];
