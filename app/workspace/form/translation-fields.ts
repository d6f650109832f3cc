import type { Translations } from '#domain/core/records/translated-text.ts';
import { type OtherLanguage, otherLanguages } from '#platform/languages.ts';
import type { Language } from '../workspace-texts.ts';
import type { TextField } from './record-form.ts';

type FieldName<Name extends string> = `translations.${OtherLanguage}.${Name}`;
type Described<Name extends string> = Pick<TextField<Name>, 'name' | 'label' | 'rows' | 'help'>;

const fieldName = <Name extends string>(language: OtherLanguage, name: Name): FieldName<Name> =>
  `translations.${language}.${name}`;

/** The fields of a record's texts in other languages, a group for each language. */
export const translationFields = <Name extends string>(fields: readonly Described<Name>[], lang: Language) =>
  otherLanguages.flatMap((language) => {
    const ownName = new Intl.DisplayNames(lang, { type: 'language' }).of(language) ?? language;
    const group = lang === 'de' ? `Texte auf ${ownName}` : `Texts in ${ownName}`;
    return fields.map((field) => ({
      ...field,
      name: fieldName(language, field.name),
      label: `${field.label} (${ownName})`,
      wide: true,
      textLang: language,
      group,
    }));
  });

/** The values of the translation fields. */
export function translationValues<Name extends string>(
  record: { translations?: Translations<Partial<Record<Name, string | string[] | undefined>>> | undefined } | null,
  ...names: Name[]
): Record<FieldName<Name>, string> {
  const values = otherLanguages.flatMap((language) =>
    names.map((name) => {
      const text = record?.translations?.[language]?.[name] ?? '';
      return [fieldName(language, name), Array.isArray(text) ? text.join(', ') : text];
    }),
  );
  return Object.fromEntries(values);
}

/**
 * Converts a form's values to a request body, with texts in other languages as `translations`: omitted if there are none, null if
 * all were removed.
 * @param readText converts a text to its value in the body
 */
export function collectTranslations<Values extends object>(
  values: Values,
  record: { translations?: object | undefined } | null,
  readText: (name: string, text: string) => unknown = (_, text) => text,
) {
  const translations: Record<string, Record<string, unknown>> = {};
  const others = Object.entries(values).filter(([key, text]) => {
    const [prefix, language = '', name = ''] = key.split('.');
    if (prefix !== 'translations') return true;
    if (text.trim() !== '') translations[language] = { ...translations[language], [name]: readText(name, text) };
    return false;
  });
  const isWritten = Object.keys(translations).length > 0;
  return {
    ...(Object.fromEntries(others) as Omit<Values, FieldName<string>>),
    ...(isWritten ? { translations } : record?.translations && { translations: null }),
  };
}
