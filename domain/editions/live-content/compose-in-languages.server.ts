import type { PageTexts } from '#content/page-schemas.ts';
import { type Language, languages, originalLanguage, otherLanguages } from '#platform/languages.ts';
import { editionDocumentName } from '../documents/document-shapes.ts';
import type { TranslationContent } from '../documents/translation-content.ts';
import { isOtherLanguage, translationName } from '../documents/translation-name.ts';
import { isComplete } from '../translations/check-translation.ts';
import { hashedPlaces } from '../translations/original-hash.server.ts';
import { translatedDocument } from '../translations/translated-document.ts';
import { type ContentParts, composeSiteContent } from './compose-site-content.server.ts';
import { contentHash, versionName } from './edition-version.server.ts';
import type { LanguagesOfDocuments, SiteContent } from './site-content.ts';

export type Parts = Omit<ContentParts, 'language' | 'languagesOf' | 'editions'> & {
  editions: readonly Omit<ContentParts['editions'][number], 'version'>[];
};

/** Published translations by their names ('legal.fr'). */
export type Translations = ReadonlyMap<string, unknown>;

/** The languages of a document: German, and those whose translation is complete. */
function languagesOfDocument(document: string, original: unknown, translations: Translations): Language[] {
  const places = hashedPlaces(document, original);
  const translated = otherLanguages.filter((language) =>
    isComplete(places, translations.get(translationName(document, language))),
  );
  return [originalLanguage, ...translated];
}

/**
 * The live content in every language, made of the same documents. A document whose translation is incomplete is German as a
 * whole; `publishedLanguages` keeps pages that show it out of that language.
 */
export function composeInLanguages(parts: Parts, translations: Translations): Record<Language, SiteContent> {
  const documents = new Map<string, unknown>([
    ...Object.entries(parts.texts),
    ...parts.editions.map(({ document }): [string, unknown] => [editionDocumentName(document.facts.year), document]),
  ]);
  const languagesOf: LanguagesOfDocuments = Object.fromEntries(
    [...documents].map(([name, original]) => [name, languagesOfDocument(name, original, translations)]),
  );
  const inLanguage = <Content>(language: Language, name: string, original: Content): Content =>
    isOtherLanguage(language) && languagesOf[name]?.includes(language)
      ? translatedDocument(name, original, translations.get(translationName(name, language)) as TranslationContent)
      : original;
  const compose = (language: Language) =>
    composeSiteContent({
      ...parts,
      language,
      languagesOf,
      texts: Object.fromEntries(
        Object.entries(parts.texts).map(([name, texts]) => [name, inLanguage(language, name, texts)]),
      ) as PageTexts,
      editions: parts.editions.map((live) => {
        const name = editionDocumentName(live.document.facts.year);
        const translation = isOtherLanguage(language) && translations.get(translationName(name, language));
        return {
          ...live,
          document: inLanguage(language, name, live.document),
          version: translation ? versionName(contentHash([live.originalVersion, translation])) : live.originalVersion,
        };
      }),
    });
  return Object.fromEntries(languages.map((language) => [language, compose(language)])) as Record<
    Language,
    SiteContent
  >;
}
