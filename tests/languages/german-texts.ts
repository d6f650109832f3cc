import { globSync } from 'node:fs';
import path from 'node:path';
import { editionDocuments } from '#content/every-edition.ts';
import { editionDocumentName } from '#domain/editions/documents/document-shapes.ts';
import { builtInTexts, firstVersionsOf } from '#domain/editions/live-content/built-in-content.server.ts';
import { composeInLanguages } from '#domain/editions/live-content/compose-in-languages.server.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { starterTranslationsOf } from '#domain/editions/translations/starter-translations.server.ts';
import type { Language } from '#platform/languages.ts';
import { otherLanguages } from '#platform/languages.ts';

const leaves = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
};

/** Texts of several words; single words are often the same in two languages. */
const isTelling = (text: string) =>
  text.length > 12 && /\p{L}{3,}[^\p{L}]+\p{L}{2,}/u.test(text) && !/[@/{]/.test(text);

/** Texts of the product that occur in German only. */
async function germanWords(): Promise<string[]> {
  const root = path.join(import.meta.dirname, '../..');
  const files = globSync('{app,domain,server}/**/*-words.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(path.join(root, file))));
  type Catalogue = (language: Language) => unknown;
  const catalogues = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is Catalogue => typeof value === 'function' && value.length === 1);
  return catalogues.flatMap((catalogue) => {
    const others = otherLanguages.flatMap((language) => leaves(catalogue(language)));
    return leaves(catalogue('de')).filter((text) => !others.includes(text));
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
