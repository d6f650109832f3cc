import type { Language } from './languages.ts';

/** 'Quelle:', in French with its narrow space before the colon. */
export const withColon = (label: string | number, language: Language): string =>
  `${label}${language === 'fr' ? '\u202f' : ''}:`;

/** 'Quelle: Studie' */
export const labelled = (label: string | number, text: string, language: Language): string =>
  `${withColon(label, language)} ${text}`;
