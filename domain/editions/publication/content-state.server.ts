import type { Readable } from '#platform/database/database.server.ts';
import { type OtherLanguage, otherLanguages } from '#platform/languages.ts';
import { findCurrentStudy } from '../../studies/study-of-year-queries.server.ts';
import { countDifferingCopies } from '../documents/check-figures.ts';
import { editionDocumentName, yearOfDocument } from '../documents/document-shapes.ts';
import { isPageText } from '../documents/document-titles.ts';
import type { ListedDocument } from '../documents/draft-queries.server.ts';
import {
  findCurrentYear,
  findLastPublished,
  listBlockedPublications,
  listLiveVersions,
} from '../documents/publication-queries.server.ts';
import { translationName, translationOf } from '../documents/translation-name.ts';
import { listLiveEditions } from '../live-content/find-live-document.server.ts';
import { isComplete } from '../translations/check-translation.ts';
import { readLivePlaces } from '../translations/live-places.server.ts';

/** Problems of the live content, for the overview. */
export async function readContentState(db: Readable) {
  const years = (await listLiveVersions(db)).map(({ document }) => yearOfDocument(document));
  const flaggedYear = (await findCurrentStudy(db))?.year;
  return {
    blocked: await listBlockedPublications(db),
    /** Year of the current study if its edition has no content; pages then show the newest edition. */
    unpublishedYear: flaggedYear === undefined || years.includes(flaggedYear) ? null : flaggedYear,
  };
}

/** Live editions with figures of the year before that differ from the edition of that year. */
export async function listDifferingCopies(db: Readable): Promise<{ year: number; before: number; count: number }[]> {
  const editions = (await listLiveEditions(db)).toSorted((a, b) => a.facts.year - b.facts.year);
  return editions.flatMap((edition, index) => {
    const before = editions[index - 1];
    const count = before ? countDifferingCopies(edition, before) : 0;
    return before && count > 0 ? { year: edition.facts.year, before: before.facts.year, count } : [];
  });
}

/**
 * Documents with the languages that their pages are no longer shown in: the current edition if only another one is
 * translated, and the current edition and page texts if a correction left their translation incomplete. Omits languages
 * whose translation has unpublished changes or is scheduled.
 */
export async function listLostLanguages(
  db: Readable,
  documents: readonly ListedDocument[],
): Promise<{ document: string; languages: OtherLanguage[] }[]> {
  const find = (name: string) => documents.find(({ document }) => document === name);
  const currentYear = await findCurrentYear(db, await listLiveVersions(db));
  const current = currentYear === undefined ? undefined : editionDocumentName(currentYear);
  const hasTranslatedEdition = (language: OtherLanguage) =>
    documents.some(({ document, liveAt }) => {
      const translation = translationOf(document);
      return liveAt && translation?.language === language && yearOfDocument(translation.document) !== undefined;
    });
  const isLost = async (document: string, language: OtherLanguage): Promise<boolean> => {
    const translation = find(translationName(document, language));
    if (translation?.draftDiffersFromLive || translation?.dueAt) return false;
    if (!translation?.liveAt) return document === current && hasTranslatedEdition(language);
    const changedAt = find(document)?.liveAt;
    // A translation is complete when it is published.
    if (!changedAt || changedAt <= translation.liveAt) return false;
    const places = await readLivePlaces(db, document);
    const live = await findLastPublished(db, translationName(document, language));
    return !!places && !isComplete(places, live?.content);
  };
  const lost: { document: string; languages: OtherLanguage[] }[] = [];
  for (const { document } of documents) {
    if (document !== current && !isPageText(document)) continue;
    const languages: OtherLanguage[] = [];
    for (const language of otherLanguages) if (await isLost(document, language)) languages.push(language);
    if (languages.length > 0) lost.push({ document, languages });
  }
  return lost;
}
