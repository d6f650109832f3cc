import type { StudyLanguage } from '#domain/studies/study-language.ts';
import type { Language } from '#platform/languages.ts';

/** Names of languages in the English tabs; mails use German names. */
export const englishLanguageNames: Record<StudyLanguage | Language, string> = {
  de: 'German',
  en: 'English',
  fr: 'French',
  it: 'Italian',
};
