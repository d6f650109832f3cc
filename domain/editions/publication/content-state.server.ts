import type { Readable } from '#platform/database/database.server.ts';
import { findCurrentStudy } from '../../studies/study-of-year-queries.server.ts';
import { yearOfDocument } from '../documents/document-shapes.ts';
import { listBlockedPublications, listLiveVersions } from './publication-queries.server.ts';

/** What the office has to know of what the site says. */
export async function readContentState(db: Readable) {
  const years = (await listLiveVersions(db)).map(({ document }) => yearOfDocument(document));
  const flaggedYear = (await findCurrentStudy(db))?.year;
  return {
    blocked: await listBlockedPublications(db),
    /** Of the study that is current, while its edition has no content: figures and order stay with the newest that has. */
    unpublishedYear: flaggedYear === undefined || years.includes(flaggedYear) ? null : flaggedYear,
  };
}
