/** Where the files of an edition's package are, below the folder data/ of its bag. */
import type { Edition, InsightCard } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { editionDownloads } from '../insight-files.ts';
import { hasValues } from '../insight-values.ts';

/** The folder of the package. */
export const packageName = (year: number): string => `versicherungsmonitor-${year}`;

export const packageStyles = 'style.css';

/** The page that leads to every language. */
export const packageCover = 'index.html';

/** The page of an edition's cards in a language. */
export const overviewPage = (language: Language): string => `${language}/index.html`;

export const cardPageName = ({ slug }: Pick<InsightCard, 'slug'>): string => `${slug}.html`;

/** Name of the file that an address leads to. */
export const fileNameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Whether a file belongs to a slug: 'wege.csv' and 'wege-komma.csv' belong to 'wege'. */
export const isNamedAfter = (fileName: string, slug: string): boolean =>
  fileName.startsWith(slug) && /^[.-]/.test(fileName.slice(slug.length));

/**
 * Whether a file of an edition is in its package: charts and data of cards with values, under their present names.
 * @param path its address without a language
 */
export function isPackaged(path: string, { facts: { year }, insightCards }: Edition): boolean {
  if (path === editionDownloads(year).tables.xlsx) return true;
  const fileName = fileNameOf(path);
  if (path !== `/assets/insights/${year}/${fileName}` || /-vorschau\.png$|\.zip$/.test(fileName)) return false;
  const present = insightCards.filter(hasValues).map(({ slug }) => slug);
  const all = insightCards.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs]);
  const [owner] = all.filter((slug) => isNamedAfter(fileName, slug)).sort((a, b) => b.length - a.length);
  return owner === undefined || present.includes(owner);
}
