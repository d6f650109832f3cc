export const studyLanguages = ['de', 'en', 'fr', 'it'] as const;
export type StudyLanguage = (typeof studyLanguages)[number];
