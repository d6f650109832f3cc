import { editionDocuments } from '#content/built-in-editions.ts';
import { editionDocumentName } from '#domain/editions/documents/document-shapes.ts';
import { builtInTexts, firstVersionsOf } from '#domain/editions/live-content/built-in-content.server.ts';
import { composeInLanguages } from '#domain/editions/live-content/compose-in-languages.server.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { starterTranslationsOf } from '#domain/editions/translations/starter-translations.server.ts';
import { type Language, otherLanguages } from '#platform/languages.ts';
import { everyWords, leaves } from './every-words.ts';

/** Texts of several words; single words are often the same in two languages. */
const isTelling = (text: string) =>
  text.length > 12 && /\p{L}{3,}[^\p{L}]+\p{L}{2,}/u.test(text) && !/[@/{]/.test(text);

/** Texts of the product that occur in German only. */
async function germanWords(): Promise<string[]> {
  return (await everyWords()).flatMap(({ words }) => {
    const others = otherLanguages.flatMap((language) => leaves(words(language)));
    return leaves(words('de')).filter((text) => !others.includes(text));
  });
}

/** The starter's content in every language. */
function starterContent(): Record<Language, SiteContent> {
  const originals: [string, unknown][] = [
    ...editionDocuments.map((document): [string, unknown] => [editionDocumentName(document.facts.year), document]),
    ...Object.entries(builtInTexts),
  ];
  const parts = { texts: builtInTexts, editions: firstVersionsOf(editionDocuments), currentStudy: null };
  return composeInLanguages(parts, starterTranslationsOf(originals));
}

const textsOf = ({ language: _, languagesOf: __, 'partner-area': ___, ...shown }: SiteContent) => leaves(shown);

/** The German texts of documents and words whose translation differs. */
export async function germanTexts(language: Language): Promise<string[]> {
  const contents = starterContent();
  const own = new Set(textsOf(contents[language]));
  const ofDocuments = textsOf(contents.de).filter((text) => !own.has(text));
  return [...new Set([...(await germanWords()), ...ofDocuments])].filter(isTelling);
}

/** The texts of several words in the German documents. */
export const germanDocumentTexts = (): ReadonlySet<string> => new Set(textsOf(starterContent().de).filter(isTelling));
