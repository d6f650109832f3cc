import { type Language, langOfOriginal, type OtherLanguage, originalLanguage } from '#platform/languages.ts';

/** Texts of a record in other languages; what is missing is shown in German. */
export type Translations<Texts> = Partial<Record<OtherLanguage, Partial<Texts>>>;

export interface TranslatedText<Text = string> {
  text: Text;
  /** Language of the text, if not the page's. */
  lang: Language | undefined;
}

interface Translated {
  translations?: Partial<Record<OtherLanguage, object>> | null | undefined;
}

/** A text of a record in a language, or the German one. */
export function translatedText<Row extends Translated, Name extends keyof Row>(
  record: Row,
  name: Name,
  language: Language,
): TranslatedText<Row[Name]> {
  const texts = language === originalLanguage ? undefined : record.translations?.[language];
  if (texts && name in texts) return { text: texts[name as never], lang: undefined };
  return { text: record[name], lang: langOfOriginal(language) };
}

/** A record as visitors get it: with its texts in the requested language, if there are any. */
export function inLanguage<Row>(row: Row, language: Language): Row {
  if (typeof row !== 'object' || row === null || !('translations' in row)) return row;
  const { translations, ...rest } = row as Row & { translations?: Translations<object> };
  const texts = language === originalLanguage ? undefined : translations?.[language];
  return { ...rest, ...(texts && { translations: { [language]: texts } }) } as Row;
}

/** A row for the API; the field is omitted if there are no translations. */
export function withTranslations<Row extends { translations: object | null }>({ translations, ...row }: Row) {
  return { ...row, ...(translations && { translations: translations as NonNullable<Row['translations']> }) };
}
