import type { StudyLanguage } from '#domain/studies/study-language.ts';

export const studyLanguageNames: Record<StudyLanguage, string> = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  it: 'Italienisch',
};
