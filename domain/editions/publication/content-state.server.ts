import type { Readable } from '#platform/database/database.server.ts';
import { findCurrentStudy } from '../../studies/study-of-year-queries.server.ts';
import { yearOfDocument } from '../documents/document-shapes.ts';
import { listBlockedPublications, listLiveVersions } from '../documents/publication-queries.server.ts';

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
