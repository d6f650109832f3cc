import { newestDocument } from '#content/editions.ts';
import type { EditionDocument } from '#content/schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { findCurrentYear, findVersion, listLiveVersions } from './content-document-queries.server.ts';
import { editionDocumentName, lifted } from './document-shapes.ts';

/** The published document of a year's edition. */
export async function findLiveEdition(db: Readable, year: number): Promise<EditionDocument | undefined> {
  const name = editionDocumentName(year);
  const live = (await listLiveVersions(db)).find(({ document }) => document === name);
  const version = live && (await findVersion(db, live.versionId));
  return version && (lifted(version) as EditionDocument);
}

/** The document of the current edition, which is the one that is sold. */
export async function findCurrentEdition(db: Readable): Promise<EditionDocument> {
  const year = await findCurrentYear(db);
  const live = year === undefined ? undefined : await findLiveEdition(db, year);
  return live ?? newestDocument;
}
