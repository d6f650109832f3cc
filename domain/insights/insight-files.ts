/** Addresses of cards and their files. They are stable, because other sites and papers link to them. */
import type { InsightCard } from '#content/schemas.ts';
import { lastYearWithEmptyFiles } from '#content/years.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { hasValues } from './insight-values.ts';

export type InsightFileFormat = 'png' | 'svg' | 'csv' | 'json';
type Addressed = Pick<InsightCard, 'id'>;
type Named = Pick<InsightCard, 'slug'>;

const folder = (year: number) => `/assets/insights/${year}`;

/** '/assets/insights/2024/praemienentwicklung.png' */
export const insightFile = (year: number, card: Named, format: InsightFileFormat): string =>
  `${folder(year)}/${card.slug}.${format}`;

/** Name of the downloaded file: 'versicherungsmonitor-2024-praemienentwicklung.png' */
export const insightFileName = (year: number, card: Named, format: InsightFileFormat): string =>
  `versicherungsmonitor-${year}-${card.slug}.${format}`;

/** Whether a card has files. In early editions, cards without values had some too; their addresses stay valid. */
export const hasFiles = (year: number, card: Pick<InsightCard, 'chart'>): boolean =>
  year <= lastYearWithEmptyFiles || hasValues(card);

/** The preview picture of a shared card. */
export const sharePicture = (year: number, card: Named): string => `${folder(year)}/${card.slug}-vorschau.png`;

/** Further pictures of a card: SVG with live text for print, a smaller PNG, and one for dark pages. */
export const furtherPictures = ['text.svg', '800.png', 'dunkel.png'] as const;

export const furtherPicture = (year: number, card: Named, picture: (typeof furtherPictures)[number]): string =>
  `${folder(year)}/${card.slug}-${picture}`;

/** The immutable address of a file in one version of an edition. */
export const exactAddress = (address: string, year: number, version: string): string =>
  address.replace(`${folder(year)}/`, `${folder(year)}/${version}/`);

/** The values for programs, by RFC 4180; `insightFile` with 'csv' is the file for Excel. */
export const commaCsvAddress = (year: number, card: Named): string => `${folder(year)}/${card.slug}-komma.csv`;

/** All figures of an edition: CSV by RFC 4180, or JSON. */
export const allValuesAddress = (year: number, format: 'csv' | 'json' = 'csv'): string =>
  `${folder(year)}/versicherungsmonitor-${year}-alle-werte.${format}`;

/** CSV on the Web finds the description of a CSV file here. */
export const csvMetadataAddress = (csv: string) => `${csv}-metadata.json`;

export const dataPackageAddress = (year: number): string => `${folder(year)}/datapackage.json`;

/** One archive with the files of all cards. */
export const insightArchive = (year: number): string => `${folder(year)}/versicherungsmonitor-${year}-insights.zip`;

/** The edition as one package for libraries, with the pages of its cards in every language. */
export const packageAddress = (year: number): string => `${folder(year)}/versicherungsmonitor-${year}-paket.zip`;

/** Names a version of an edition; without one an address shows the latest. */
const versionParameter = (version: number | undefined) => (version === undefined ? '' : `&version=${version}`);

/** '/insights?edition=2024', '/insights?edition=2024&version=1' */
export const editionAddress = (year: number, version?: number): string =>
  `/insights?edition=${year}${versionParameter(version)}`;

/** '/insights?edition=2024&card=3', '/insights?edition=2024&card=3&version=1' */
export const insightAddress = (year: number, card: Addressed, version?: number): string =>
  `${editionAddress(year)}&card=${card.id}${versionParameter(version)}`;

/** The view for frames on other sites. */
export const insightEmbedAddress = (year: number, card: Addressed, version?: number): string =>
  `/insights?embed=1&edition=${year}&card=${card.id}${versionParameter(version)}`;

/** A card for sites that embed pasted links, and its chart as code; both by the card's address in `url`. */
export const oembedPath = '/daten/oembed.json';
export const chartCodePath = '/daten/diagramm.txt';

/** @param card address of the card, with the site's origin */
export const forCard = (path: typeof oembedPath | typeof chartCodePath, card: string): string =>
  `${path}?url=${encodeURIComponent(card)}`;

/** Script for other sites that sets the height of the frame. */
export const embedScript = '/assets/embed.js';

/** The materials for readers and the media, as content/media-kit.ts offers them. */
export function editionDownloads(year: number) {
  const downloads = '/assets/downloads';
  return {
    pictures: `${downloads}/infografiken-${year}.zip`,
    tables: { xlsx: `${downloads}/datentabellen-${year}.xlsx`, csv: `${downloads}/datentabellen-${year}.csv` },
    slides: `${downloads}/praesentation-${year}.pdf`,
    onePager: `${downloads}/one-pager-${year}.pdf`,
    selectedInsights: `${downloads}/selected-insights-${year}.pdf`,
    pressRelease: {
      pdf: `${downloads}/medienmitteilung-${year}.pdf`,
      txt: `${downloads}/medienmitteilung-${year}.txt`,
    },
    logos: `${downloads}/logos.zip`,
  };
}

const inFolder = /^(\/assets\/insights\/(20\d\d)\/)(?:([0-9a-f]{16})\/)?([^/]+)$/;
const download = /^\/assets\/downloads\/[^/]+-(20\d\d)\.\w+$/;

/** The parts of the address of an edition's file. */
export interface FileAddress {
  year: number;
  /** Undefined if the address shows the latest version. */
  version: string | undefined;
  /** Without the version. */
  current: string;
}

/** Reads the address of an edition's file; undefined for other paths. @param path without a language */
export function readFileAddress(path: string): FileAddress | undefined {
  const [, folder, year = download.exec(path)?.[1], version, name] = inFolder.exec(path) ?? [];
  return year === undefined ? undefined : { year: Number(year), version, current: folder ? folder + name : path };
}

const openFile = /^\/assets\/(?:insights\/\d{4}\/|downloads\/(?:datentabellen|infografiken)-\d{4}\.)/;

/** Whether pages of other sites may read a file: figures' data and charts. @param path without a language */
export const isOpenFile = (path: string): boolean => openFile.test(path);

const editionFile =
  /^\/assets\/(?:insights\/\d{4}\/(?!.+-paket\.zip$)|downloads\/(?:[^/]+-\d{4}\.\w+|medienkontakt\.vcf)$)/;

/** A file's address in a language: those of editions exist in each; uploads, drawings and packages once. */
export const localFile = (language: Language, address: string): string =>
  editionFile.test(address) ? localPath(language, address) : address;

/** The press contact for address books. */
export const contactAddress = '/assets/downloads/medienkontakt.vcf';
