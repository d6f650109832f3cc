import { resolveTexts, withGaps } from '#content/resolve-edition.ts';
import type { EditionDocument } from '#content/schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import type { OtherLanguage } from '#platform/languages.ts';
import { isRefusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { editionDocumentName, yearOfDocument } from '../documents/document-shapes.ts';
import { readDraft } from '../documents/save-draft.server.ts';
import { type TranslationContent, translatedTexts } from '../documents/translation-content.ts';
import { type TranslationOf, translationName } from '../documents/translation-name.ts';
import { upgradedIfKnown } from '../documents/upgrade-document.ts';
import { listContents } from '../documents/version-queries.server.ts';
import { withoutOpenFigures } from '../documents/without-open-figures.ts';
import { findCurrentEdition } from '../live-content/find-live-document.server.ts';
import { hashedPlaces } from '../translations/original-hash.server.ts';
import { linesOf, type PlaceText } from '../translations/text-places.ts';
import { type HashedPlace, textState } from '../translations/text-state.ts';
import { translatedDocument } from '../translations/translated-document.ts';
import { beginTranslation, earlierYears } from './begin-translation.server.ts';

export const noSuchTranslation = refuse(404, 'not-found', 'There is no such document or language.');

/** The former texts of the original, from which older translations were made, by place. */
async function translatedOriginals(
  db: Readable,
  document: string,
  places: readonly HashedPlace[],
  { texts }: TranslationContent,
): Promise<ReadonlyMap<string, PlaceText>> {
  const wanted = new Map(
    places.flatMap((place) => {
      const translated = texts[place.id];
      return translated && textState(place, translated) === 'older' ? [[place.id, translated.originalHash]] : [];
    }),
  );
  const found = new Map<string, PlaceText>();
  const year = yearOfDocument(document);
  // The first texts of an edition are those of an earlier one.
  const before = wanted.size === 0 || year === undefined ? [] : await earlierYears(db, year);
  for (const name of [document, ...before.map(editionDocumentName)]) {
    if (found.size === wanted.size) break;
    for (const version of await listContents(db, name)) {
      for (const { id, hash, original } of hashedPlaces(name, upgradedIfKnown(version))) {
        if (wanted.get(id) === hash) found.set(id, original);
      }
      if (found.size === wanted.size) break;
    }
  }
  return found;
}

/** The edition whose figures the texts refer to, in the language of the translation. */
async function editionInLanguage(
  db: Readable,
  { document, language }: TranslationOf,
  original: unknown,
  content: TranslationContent,
): Promise<EditionDocument | undefined> {
  if (yearOfDocument(document) !== undefined) {
    const edition = withoutOpenFigures(original);
    return edition && translatedDocument(document, edition, content);
  }
  const edition = await findCurrentEdition(db);
  const name = editionDocumentName(edition.facts.year);
  const translated = await readDraft({ db }, translationName(name, language));
  if (isRefusal(translated)) return edition;
  return translatedDocument(name, edition, { texts: translatedTexts(translated.content) });
}

const reference = /\{\{([\w.]+)\}\}/g;

function readReferences(places: readonly HashedPlace[], edition: EditionDocument | undefined, language: OtherLanguage) {
  const keys = new Set(
    places.flatMap(({ original }) => [...linesOf(original).join(' ').matchAll(reference)].map(([, key = '']) => key)),
  );
  if (!edition) return {};
  return Object.fromEntries([...keys].map((key) => [key, withGaps(resolveTexts(edition, `{{${key}}}`, language))]));
}

/** The draft of a translation, beside the draft of its original. */
export async function readTranslation({ db }: Pick<Services, 'db'>, translation: TranslationOf) {
  const { document, language } = translation;
  const original = await readDraft({ db }, document);
  if (isRefusal(original)) return original;
  const stored = await readDraft({ db }, translationName(document, language));
  const draft = isRefusal(stored) ? await beginTranslation(db, translation) : stored;
  const content = { texts: translatedTexts(draft.content) };
  const isReadOnly = draft.isReadOnly || original.isReadOnly;
  const places = isReadOnly ? [] : hashedPlaces(document, original.content);
  const former = await translatedOriginals(db, document, places, content);
  const edition = await editionInLanguage(db, translation, original.content, content);
  return {
    ...draft,
    language,
    content,
    isReadOnly,
    places: places.map((place) => {
      const before = former.get(place.id);
      return before === undefined ? place : { ...place, former: before };
    }),
    references: readReferences(places, edition, language),
  };
}
