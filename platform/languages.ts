/**
 * The languages of the public site. A language added here makes the compiler ask for all its words
 * (`platform/words.ts`) and formats.
 */
export const languages = ['de', 'fr', 'it', 'en'] as const;

export type Language = (typeof languages)[number];

/** The language of the documents' originals, at addresses without a prefix. */
export const originalLanguage = 'de';

export type OtherLanguage = Exclude<Language, typeof originalLanguage>;

export const otherLanguages: readonly OtherLanguage[] = languages.filter((language) => language !== originalLanguage);

interface LanguageDetails {
  /** In the language itself. */
  ownName: string;
  /** BCP 47, for `lang` and hreflang. */
  locale: string;
}

export const languageDetails: Readonly<Record<Language, LanguageDetails>> = {
  de: { ownName: 'Deutsch', locale: 'de-CH' },
  fr: { ownName: 'Français', locale: 'fr-CH' },
  it: { ownName: 'Italiano', locale: 'it-CH' },
  en: { ownName: 'English', locale: 'en-GB' },
};

/** A value for each language. */
export const inEachLanguage = <Value>(valueIn: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** The `lang` of a text that is written in the original language only. */
export const langOfOriginal = (language: Language): Language | undefined =>
  language === originalLanguage ? undefined : originalLanguage;

/** The path of a page or file in a language: '/partners' → '/fr/partners', '/' → '/fr'. German has no prefix. */
export function localPath(language: Language, path: string): string {
  if (language === originalLanguage) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The language of an address and its path without the prefix: '/fr/partners' → fr, '/partners'. */
export function splitLocalPath(address: string): { language: Language; path: string } {
  const [, prefix, rest = ''] = /^\/([a-z]{2})(?=$|[/?#])(.*)$/s.exec(address) ?? [];
  if (!isLanguage(prefix) || prefix === originalLanguage) return { language: originalLanguage, path: address };
  return { language: prefix, path: rest.startsWith('/') ? rest : `/${rest}` };
}
