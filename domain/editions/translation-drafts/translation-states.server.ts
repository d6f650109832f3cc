import type { Readable } from '#platform/database/database.server.ts';
import { otherLanguages } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import { findDraft, type ListedDocument } from '../documents/draft-queries.server.ts';
import { findLastPublished } from '../documents/publication-queries.server.ts';
import { readDraft } from '../documents/save-draft.server.ts';
import { translatedTexts } from '../documents/translation-content.ts';
import { translationName } from '../documents/translation-name.ts';
import { checkTranslation, isComplete } from '../translations/check-translation.ts';
import { readLivePlaces } from '../translations/live-places.server.ts';
import { hashedPlaces } from '../translations/original-hash.server.ts';
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

/**
 * The state of each language of a document: what is live, what its draft lacks, and how publishing the original's draft
 * affects it.
 * @param documents all of them
 */
export async function listTranslationStates(db: Readable, document: string, documents: readonly ListedDocument[]) {
  const original = await readDraft({ db }, document);
  if (isRefusal(original) || original.isReadOnly) return [];
  const places = hashedPlaces(document, original.content);
  const livePlaces = await readLivePlaces(db, document);
  return Promise.all(
    otherLanguages.map(async (language) => {
      const name = translationName(document, language);
      const dates = documents.find((stored) => stored.document === name);
      const draft = await findDraft(db, name);
      const live = await findLastPublished(db, name);
      // Without a draft, the counts are those of the initial texts.
      const { content } = draft ?? live ?? (await beginTranslation(db, { document, language }));
      const isShown = !!livePlaces && !!live && isComplete(livePlaces, live.content);
      return {
        document,
        language,
        revision: draft?.revision ?? 0,
        liveAt: dates?.liveAt ?? null,
        draftSavedAt: dates?.draftSavedAt ?? null,
        dueAt: dates?.dueAt ?? null,
        ...countTexts(places, content),
        isShown,
        isLost: isShown && !isComplete(places, live?.content),
      };
    }),
  );
}
