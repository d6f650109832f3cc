import type { StudyLanguage } from '#domain/studies/study-language.ts';

/** As the English tabs say them; mails say them in German. */
export const englishLanguageNames: Record<StudyLanguage, string> = {
  de: 'German',
  en: 'English',
  fr: 'French',
  it: 'Italian',
};
