import type { Readable } from '#platform/database/database.server.ts';
import { findCurrentStudy } from '../../studies/study-of-year-queries.server.ts';
import { countDifferingCopies } from '../documents/check-figures.ts';
import { yearOfDocument } from '../documents/document-shapes.ts';
import { listBlockedPublications, listLiveVersions } from '../documents/publication-queries.server.ts';
import { listLiveEditions } from '../live-content/find-live-document.server.ts';

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
