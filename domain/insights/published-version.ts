import { formatLongDate, italianDate, zurichDay } from '#platform/dates.ts';
import { type Language, langOfOriginal, type OtherLanguage, originalLanguage } from '#platform/languages.ts';
import { words } from '#platform/words.ts';

/** A version of an edition that is or was public. */
export interface PublishedVersion {
  /** Starts at 1; skips versions that were never public. */
  number: number;
  /** Number of the public version before. */
  previous?: number | undefined;
  /** Time of publication, in ISO 8601. */
  liveAt: string;
  /** What it corrects, and why. */
  note: string | null;
  noteTranslations?: Partial<Record<OtherLanguage, string>>;
}

/** The shown version of an edition, the last of its versions. */
export const versionOf = ({ versions }: { versions: readonly PublishedVersion[] }) =>
  versions.at(-1) as PublishedVersion;

/** The note in a language, or in German. */
export function noteIn({ note, noteTranslations }: PublishedVersion, language: Language) {
  const translated = language === originalLanguage ? undefined : noteTranslations?.[language];
  return translated ? { text: translated, lang: undefined } : { text: note, lang: langOfOriginal(language) };
}

const versionWords = words(
  { named: (number: number, date: string) => `Fassung ${number} vom ${date}` },
  {
    fr: { named: (number, date) => `Version ${number} du ${date}` },
    it: { named: (number, date) => `Versione ${number} ${italianDate('del', date)}` },
    en: { named: (number, date) => `Version ${number} of ${date}` },
  },
);

/** 'Fassung 2 vom 3. Juni 2025' */
export const versionTitle = ({ number, liveAt }: PublishedVersion, language: Language): string =>
  versionWords(language).named(number, formatLongDate(new Date(liveAt), language));

/** The same within a sentence: 'version 2 du 3 juin 2025'. German nouns keep their capital. */
export function versionInSentence(version: PublishedVersion, language: Language): string {
  const title = versionTitle(version, language);
  return language === originalLanguage ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** '2025-06-03' */
export const publicationDay = ({ liveAt }: PublishedVersion): string => zurichDay(new Date(liveAt));
