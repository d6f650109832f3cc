import type { Language } from './languages.ts';

/** A quotation in the quotation marks of its language, instead of those that were entered. */
export function quoted(text: string, language: Language): string {
  const plain = text.trim().replace(/^[«»"„“”]+|[«»"„“”]+$/g, '');
  return language === 'en' ? `“${plain}”` : `«${plain}»`;
}
