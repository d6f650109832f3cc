import type { StudyLanguage } from '#domain/studies/study-language.ts';

/** For the English tabs; mails use German names. */
export const englishLanguageNames: Record<StudyLanguage, string> = {
  de: 'German',
  en: 'English',
  fr: 'French',
  it: 'Italian',
};
