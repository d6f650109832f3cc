import { type Language, type OtherLanguage, originalLanguage } from './languages.ts';

/**
 * The words of one part of the product in every language, written next to what uses them (`order-form-words.ts`). The
 * German words define the shape: a missing or surplus word in another language does not compile.
 */
export function words<Words extends object>(
  original: Words,
  others: Record<OtherLanguage, NoInfer<Words>>,
): (language: Language) => Words {
  return (language) => (language === originalLanguage ? original : others[language]);
}

/** Fills the placeholders of a word: '{count} von {total}'. For islands, whose words are JSON. */
export function fill(word: string, values: Readonly<Record<string, string | number>>): string {
  return word.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
