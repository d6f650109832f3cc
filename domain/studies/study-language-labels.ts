import type { StudyLanguage } from './study-language.ts';

export const studyLanguageLabels: Record<StudyLanguage, string> = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  it: 'Italienisch',
};
