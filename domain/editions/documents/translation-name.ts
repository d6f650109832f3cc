import { type OtherLanguage, otherLanguages } from '#platform/languages.ts';

export const isOtherLanguage = (language: unknown): language is OtherLanguage =>
  otherLanguages.some((other) => other === language);

/** A translation is stored as a separate document: 'legal.fr' has drafts, versions and publications like 'legal'. */
export const translationName = (document: string, language: OtherLanguage): string => `${document}.${language}`;

export interface TranslationOf {
  document: string;
  language: OtherLanguage;
}

/** Document and language of a translation's name; undefined if it isn't one. */
export function translationOf(name: string): TranslationOf | undefined {
  const [document = '', language, ...rest] = name.split('.');
  if (rest.length > 0 || !isOtherLanguage(language)) return undefined;
  return { document, language };
}
