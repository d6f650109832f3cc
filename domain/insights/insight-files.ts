/** Where a card and its files are found. The addresses are stable: other sites and papers link to them. */
import type { InsightCard } from '#content/schemas.ts';

export type InsightFileFormat = 'png' | 'svg' | 'csv';

const folder = (year: number) => `/assets/insights/${year}`;

/** '/assets/insights/2024/praemienentwicklung.png' */
export function insightFile(year: number, card: Pick<InsightCard, 'slug'>, format: InsightFileFormat): string {
  return `${folder(year)}/${card.slug}.${format}`;
}

/** One archive with the files of all cards. */
export function insightArchive(year: number): string {
  return `${folder(year)}/versicherungsmonitor-${year}-insights.zip`;
}

/** '/insights?card=3' */
export function insightAddress(card: Pick<InsightCard, 'id'>): string {
  return `/insights?card=${card.id}`;
}

/** The view that other sites may show in a frame. */
export function insightEmbedAddress(card: Pick<InsightCard, 'id'>): string {
  return `/insights?embed=1&card=${card.id}`;
}

/** The materials for readers and the media, as content/media-kit.ts offers them. */
export function editionDownloads(year: number) {
  const downloads = '/assets/downloads';
  return {
    pictures: `${downloads}/infografiken-${year}.zip`,
    tables: { xlsx: `${downloads}/datentabellen-${year}.xlsx`, csv: `${downloads}/datentabellen-${year}.csv` },
    slides: `${downloads}/praesentation-${year}.pdf`,
    pressRelease: {
      pdf: `${downloads}/medienmitteilung-${year}.pdf`,
      txt: `${downloads}/medienmitteilung-${year}.txt`,
    },
    logos: `${downloads}/logos.zip`,
    contact: `${downloads}/medienkontakt.vcf`,
  };
}
