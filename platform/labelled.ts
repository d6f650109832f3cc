import type { Language } from './languages.ts';

/** 'Quelle: Studie', in French with its narrow space before the colon. */
export const labelled = (label: string | number, text: string, language: Language): string =>
  `${label}${language === 'fr' ? '\u202f' : ''}: ${text}`;
