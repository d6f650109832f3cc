import type { StudyLanguage } from '#domain/studies/study-language.ts';

/** A study as GET /api/studies answers it; dates are ISO 8601. */
export interface StudyRecord {
  id: string;
  title: string;
  description: string | null;
  year: number;
  pdfUrl: string | null;
  pages: number | null;
  language: StudyLanguage;
  publishedAt: string | null;
  isCurrentEdition: boolean;
}

export const studyLanguageNames: Record<StudyLanguage, string> = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  it: 'Italienisch',
};
