import type { PageTexts } from '#content/page-schemas.ts';
import { inEachLanguage, type Language, originalLanguage, otherLanguages } from '#platform/languages.ts';
import { editionDocumentName, yearOfDocument } from '../documents/document-shapes.ts';
import { isPageText } from '../documents/document-titles.ts';
import { translatedVersionName } from '../documents/edition-version.server.ts';
import { publishedEdition, publishedTexts } from '../documents/published-content.ts';
import { translatedTexts } from '../documents/translation-content.ts';
import { isOtherLanguage, translationName, translationOf } from '../documents/translation-name.ts';
import { isComplete } from '../translations/check-translation.ts';
import { hashedPlaces } from '../translations/original-hash.server.ts';
import { translatedDocument } from '../translations/translated-document.ts';
import { builtInTexts } from './built-in-content.server.ts';
import { type ContentParts, composeSiteContent } from './compose-site-content.server.ts';
import { editionPartName } from './published-languages.ts';
import type { LanguagesOfDocuments, SiteContent } from './site-content.ts';

export type Parts = Omit<ContentParts, 'language' | 'languagesOf' | 'editions'> & {
  editions: readonly Omit<ContentParts['editions'][number], 'version'>[];
};

/** Published translations by their names ('legal.fr'). */
export type PublishedTranslations = ReadonlyMap<string, unknown>;

/** A document as it is shown. Its version's name, files and versions are used for editions only. */
interface ShownDocument extends Pick<Parts['editions'][number], 'hasStoredFiles' | 'versions'> {
  document: string;
  content: unknown;
  /** The name of its version. */
  name: string;
}

/** Sorts documents into editions, texts of pages (the built-in ones where there are no others) and translations. */
export function sortDocuments(documents: readonly ShownDocument[]) {
  const editions: Parts['editions'][number][] = [];
  const texts: PageTexts = { ...builtInTexts };
  const translations = new Map<string, unknown>();
  for (const { document, content, name, ...ofEdition } of documents) {
    if (yearOfDocument(document) !== undefined) {
      editions.push({ document: publishedEdition(document, content), originalVersion: name, ...ofEdition });
    } else if (translationOf(document)) translations.set(document, content);
    else if (isPageText(document)) Object.assign(texts, { [document]: publishedTexts(document, content) });
  }
  return { editions, texts, translations };
}

/** The languages of a document and of its parts: German, and those whose translation is complete. */
function languagesByName(
  document: string,
  original: object,
  translations: PublishedTranslations,
): [string, Language[]][] {
  const places = hashedPlaces(document, original);
  const languagesOf = (some: typeof places): Language[] => [
    originalLanguage,
    ...otherLanguages.filter((language) => isComplete(some, translations.get(translationName(document, language)))),
  ];
  const parts = yearOfDocument(document) === undefined ? [] : Object.keys(original);
  return [
    [document, languagesOf(places)],
    ...parts.map((part): [string, Language[]] => [
      editionPartName(document, part),
      languagesOf(places.filter(({ path }) => path.split('.')[0] === part)),
    ]),
  ];
}

/**
 * The live content in every language, made of the same documents. A document or part of an edition whose translation is
 * incomplete is German as a whole; `publishedLanguages` keeps pages that show it out of that language.
 */
export function composeInLanguages(parts: Parts, translations: PublishedTranslations): Record<Language, SiteContent> {
  const documents = new Map<string, object>([
    ...Object.entries(parts.texts),
    ...parts.editions.map(({ document }): [string, object] => [editionDocumentName(document.facts.year), document]),
  ]);
  const languagesOf: LanguagesOfDocuments = Object.fromEntries(
    [...documents].flatMap(([name, original]) => languagesByName(name, original, translations)),
  );
  const inLanguage = <Content>(language: Language, name: string, original: Content): Content => {
    if (!isOtherLanguage(language)) return original;
    const isIn = (document: string) => languagesOf[document]?.includes(language) ?? false;
    const texts = Object.entries(translatedTexts(translations.get(translationName(name, language)))).filter(
      ([id]) => isIn(name) || isIn(editionPartName(name, id.split('.')[0] ?? '')),
    );
    return texts.length > 0 ? translatedDocument(name, original, { texts: Object.fromEntries(texts) }) : original;
  };
  return inEachLanguage((language) =>
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
          version: translation ? translatedVersionName(live.originalVersion, translation) : live.originalVersion,
        };
      }),
    }),
  );
}
