import type { PageTexts } from '#content/page-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import type { PublishedVersion } from '../../insights/published-version.ts';

/** An edition as visitors see it. */
export interface LiveEdition {
  edition: Edition;
  /** Texts of /insights, resolved with this edition's facts. */
  insights: PageTexts['insights'];
  /** Short hash of its content, part of immutable addresses. */
  version: string;
  /** The version of its German content; the same in German. */
  originalVersion: string;
  /** Whether its files are in the file store; otherwise they come with the build. */
  hasStoredFiles: boolean;
  /** Its versions up to the shown one, oldest first; at least one. */
  versions: readonly PublishedVersion[];
}

/** Languages in which documents and parts of editions are published, by name; what is missing is published in German. */
export type LanguagesOfDocuments = Readonly<Record<string, readonly Language[]>>;

/** All content of the pages in one language at one point in time; passed to each render. */
export interface SiteContent extends PageTexts {
  language: Language;
  languagesOf: LanguagesOfDocuments;
  /** Those of the live site, if a former version is shown: its links lead to live pages. */
  liveLanguagesOf?: LanguagesOfDocuments;
  /** Newest first. */
  editions: readonly LiveEdition[];
  /** Shown where no year is given. */
  current: LiveEdition;
  /** What header, footer and texts of pages refer to: the current edition, or the newest that is published in this language. */
  inFrame: LiveEdition;
  /** The study flagged as the current edition; its content may not be published yet. */
  currentStudyId: string | null;
}

/** The site as it is at this moment. */
export interface CurrentSite {
  publicUrl: string;
  content(language?: Language): SiteContent;
}

/** The versions that corrected an edition, oldest first. */
export const correctionsOf = ({ versions }: Pick<LiveEdition, 'versions'>) => versions.slice(1);

/** The edition of a year in an address, or the current one without a year; undefined if the year has no insights. */
export function findEdition(
  content: Pick<SiteContent, 'editions' | 'current'>,
  year: string | null,
): LiveEdition | undefined {
  if (year === null) return content.current;
  return content.editions.find(({ edition }) => String(edition.facts.year) === year);
}

/** Address of an edition's cover without the file extension; undefined if it has none. */
export function coverOf({ editions, studies }: SiteContent, year: number): string | undefined {
  const facts = editions.find(({ edition }) => edition.facts.year === year)?.edition.facts;
  return facts?.cover ?? studies.archive.find((entry) => entry.year === year)?.cover;
}
