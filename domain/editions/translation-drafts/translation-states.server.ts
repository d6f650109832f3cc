import type { Readable } from '#platform/database/database.server.ts';
import { otherLanguages } from '#platform/languages.ts';
import { type ListedDocument, listDrafts } from '../documents/draft-queries.server.ts';
import { listLastPublished } from '../documents/publication-queries.server.ts';
import { translatedTexts } from '../documents/translation-content.ts';
import { translationName } from '../documents/translation-name.ts';
import { checkTranslation, isComplete } from '../translations/check-translation.ts';
import { placesOf } from '../translations/live-places.server.ts';
import { type HashedPlace, textState } from '../translations/text-state.ts';
import { beginTranslation } from './begin-translation.server.ts';

/** Counts the texts of a translation that need work. */
function countTexts(places: readonly HashedPlace[], content: unknown) {
  const texts = translatedTexts(content);
  const states = places.map((place) => textState(place, texts[place.id]));
  const count = (wanted: (typeof states)[number]) => states.filter((state) => state === wanted).length;
  const errors = checkTranslation(places, { texts }).filter(({ level }) => level === 'error').length;
  return { missing: count('missing'), older: count('older'), faulty: errors - count('missing') };
}

const byDocument = <Row extends { document: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.document, row]));

/**
 * The state of each language of some documents: what is live, what its draft lacks, and how publishing the original's draft
 * affects it.
 * @param listed all documents
 */
export async function listTranslationStates(
  db: Readable,
  documents: readonly string[],
  listed: readonly ListedDocument[],
) {
  const names = documents.flatMap((document) => [
    document,
    ...otherLanguages.map((language) => translationName(document, language)),
  ]);
  const drafts = byDocument(await listDrafts(db, names));
  const published = byDocument(await listLastPublished(db, names));
  const dates = byDocument(listed);
  const statesOf = (document: string) => {
    const livePlaces = placesOf(published.get(document));
    const places = drafts.has(document) ? placesOf(drafts.get(document)) : livePlaces;
    if (!places) return [];
    return otherLanguages.map(async (language) => {
      const name = translationName(document, language);
      const draft = drafts.get(name);
      const live = published.get(name);
      // Without a draft, the counts are those of the initial texts.
      const { content } = draft ?? live ?? (await beginTranslation(db, { document, language }));
      const isShown = !!livePlaces && !!live && isComplete(livePlaces, live.content);
      return {
        document,
        language,
        revision: draft?.revision ?? 0,
        liveAt: dates.get(name)?.liveAt ?? null,
        draftSavedAt: dates.get(name)?.draftSavedAt ?? null,
        dueAt: dates.get(name)?.dueAt ?? null,
        ...countTexts(places, content),
        isShown,
        isLost: isShown && places !== livePlaces && !isComplete(places, live?.content),
      };
    });
  };
  return Promise.all(documents.flatMap(statesOf));
}
