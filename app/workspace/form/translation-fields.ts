import type { Translations } from '#domain/core/records/translated-text.ts';
import { languageName } from '#platform/language-names.ts';
import { type OtherLanguage, otherLanguages } from '#platform/languages.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import type { FieldDescription, RecordForm } from './record-form.ts';

type Translated = { translations?: Translations<Record<string, string | string[] | undefined>> } | null;

const fieldName = (language: OtherLanguage, name: string) => `translations.${language}.${name}`;

/** The translated fields, a group for each language. */
function translationFields(fields: readonly FieldDescription[], lang: WorkspaceLanguage): FieldDescription[] {
  return otherLanguages.flatMap((language) => {
    const ownName = languageName(language, lang);
    return fields.map((field) => ({
      name: fieldName(language, field.name),
      label: `${field.label} (${ownName})`,
      help: field.help,
      isShownFor: field.isShownFor,
      rows: 'rows' in field ? field.rows : undefined,
      isWide: true,
      textLang: language,
      group: lang === 'de' ? `Texte auf ${ownName}` : `Texts in ${ownName}`,
    }));
  });
}

function translationValues(record: Translated, names: readonly string[]): Record<string, string> {
  const values = otherLanguages.flatMap((language) =>
    names.map((name) => {
      const text = record?.translations?.[language]?.[name] ?? '';
      return [fieldName(language, name), Array.isArray(text) ? text.join(', ') : text];
    }),
  );
  return Object.fromEntries(values);
}

/** A form with fields for its translated texts. Its body has `translations`: omitted if there are none, null if all were removed. */
export function withTranslationFields<Row>(form: RecordForm<Row>, lang: WorkspaceLanguage): RecordForm<Row> {
  const { translated, readTranslation = (_, text) => text } = form;
  if (!translated) return form;
  return {
    ...form,
    fields: [
      ...form.fields,
      ...translationFields(
        translated.flatMap((name) => form.fields.filter((field) => field.name === name)),
        lang,
      ),
    ],
    valuesOf: (record) => ({ ...form.valuesOf(record), ...translationValues(record as Translated, translated) }),
    bodyOf(values, record) {
      const translations: Record<string, Record<string, unknown>> = {};
      const own = Object.entries(values).filter(([key, text]) => {
        const [prefix, language = '', name = ''] = key.split('.');
        if (prefix !== 'translations') return true;
        const written = String(text);
        if (written.trim() !== '')
          translations[language] = { ...translations[language], [name]: readTranslation(name, written) };
        return false;
      });
      const isWritten = Object.keys(translations).length > 0;
      return {
        ...form.bodyOf(Object.fromEntries(own), record),
        ...(isWritten ? { translations } : (record as Translated)?.translations && { translations: null }),
      };
    },
  };
}
