import type { PageTexts } from '#content/page-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';

/** An edition as visitors see it. */
export interface LiveEdition {
  edition: Edition;
  /** What the page of its charts says, with its own facts. */
  insights: PageTexts['insights'];
  /** Names this version of its content: part of the addresses that never change. */
  version: string;
  /** Whether its files lie in the file store; those of an edition that came with the site may be among the built ones. */
  hasStoredFiles: boolean;
  /** What was corrected since it was published, oldest first; `liveAt` in ISO 8601. */
  corrections: readonly { liveAt: string; note: string }[];
}

/** The languages that documents are published in, by a document's name; one that is missing is published in German. */
export type LanguagesOfDocuments = Readonly<Record<string, readonly Language[]>>;

/** Everything that pages say in one language, as of one moment; a render is given one of these and knows no other. */
export interface SiteContent extends PageTexts {
  language: Language;
  languagesOf: LanguagesOfDocuments;
  /** Newest first. */
  editions: readonly LiveEdition[];
  /** The one that is shown where no year is named. */
  current: LiveEdition;
  /** The study record that carries the flag of the current edition; its content may not be published yet. */
  currentStudyId: string | null;
}

/** The edition of a year as it stands in an address; without one the current. Undefined: that year has no insights. */
export function findEdition(content: SiteContent, year: string | null): LiveEdition | undefined {
  if (year === null) return content.current;
  return content.editions.find(({ edition }) => String(edition.facts.year) === year);
}

/** The drawn cover of a year's edition: the address of its picture without its format; undefined when there is none. */
export function coverOf({ editions, studies }: SiteContent, year: number): string | undefined {
  const facts = editions.find(({ edition }) => edition.facts.year === year)?.edition.facts;
  return facts?.cover ?? studies.archive.find((entry) => entry.year === year)?.cover;
}
