import type { Readable } from '#platform/database/database.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import { editionDocumentName, yearOfDocument } from '../documents/document-shapes.ts';
import { readDraft } from '../documents/save-draft.server.ts';
import { type TranslationContent, translatedTexts } from '../documents/translation-content.ts';
import { type TranslationOf, translationName } from '../documents/translation-name.ts';
import { listPublishedDocuments } from '../documents/version-queries.server.ts';

/** Years of the published editions before one, newest first. */
export async function earlierYears(db: Readable, year: number): Promise<number[]> {
  const years = (await listPublishedDocuments(db)).flatMap((document) => yearOfDocument(document) ?? []);
  return years.filter((before) => before < year).sort((a, b) => b - a);
}

/**
 * The initial texts of a translation: for an edition those of the edition before, from which its cards and texts were
 * copied. Texts whose original has changed since then count as older.
 */
async function firstTexts(db: Readable, { document, language }: TranslationOf): Promise<TranslationContent> {
  const year = yearOfDocument(document);
  for (const before of year === undefined ? [] : await earlierYears(db, year)) {
    const earlier = await readDraft({ db }, translationName(editionDocumentName(before), language));
    if (!isRefusal(earlier)) return { texts: translatedTexts(earlier.content) };
  }
  return { texts: {} };
}

export async function beginTranslation(db: Readable, translation: TranslationOf) {
  return {
    document: translationName(translation.document, translation.language),
    revision: 0,
    savedAt: null,
    content: await firstTexts(db, translation),
    isReadOnly: false,
  };
}
