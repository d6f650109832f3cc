import type { EditionDocument } from '#content/schemas.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { yearOfDocument } from '../documents/document-shapes.ts';
import { lifted } from '../documents/lift-document.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { versionName } from '../live-content/edition-version.server.ts';
import { listLiveEditions, readInstitution } from '../live-content/find-live-document.server.ts';
import { type EditionFile, hasEditionFiles, insertEditionFiles } from './edition-file-queries.server.ts';
import { listLiveVersions, lockContentDocuments } from './publication-queries.server.ts';
import { type StoreFiles, storeFiles } from './store-files.server.ts';

/** Reads the files that a build made of an edition, by their address; undefined when no build has this version. */
export type ReadBuiltEdition = (edition: {
  year: number;
  version: string;
  /** Whether the database got this version at this start, and not from an earlier release. */
  isNew: boolean;
}) => ReadonlyMap<string, Uint8Array> | undefined;

async function listLiveWithoutFiles(db: Database) {
  const missing = [];
  for (const { document, versionId } of await listLiveVersions(db)) {
    const year = yearOfDocument(document);
    if (year === undefined || (await hasEditionFiles(db, versionId))) continue;
    const version = await findVersion(db, versionId);
    if (version) missing.push({ year, version });
  }
  return missing;
}

/** Files of a version are recorded once; whatever another process made meanwhile stays. */
const keepFiles = (db: Database, versionId: string, files: EditionFile[]) =>
  db.transaction(async (tx) => {
    await lockContentDocuments(tx);
    if (!(await hasEditionFiles(tx, versionId))) await insertEditionFiles(tx, versionId, files);
  });

/**
 * Stores the bytes that came with the site, so that no later build or publication changes them.
 * @param added documents that the database got at this start
 */
export async function storeBuiltFiles(
  { db, files }: { db: Database; files: Services['files'] },
  readBuilt: ReadBuiltEdition,
  added: readonly string[],
): Promise<void> {
  for (const { year, version } of await listLiveWithoutFiles(db)) {
    const isNew = added.includes(version.document);
    const built = readBuilt({ year, version: versionName(version.sha256), isNew });
    if (built) await keepFiles(db, version.id, await storeFiles(files, built));
  }
}

/**
 * Makes and stores the files of live editions that have none: of those that no build holds.
 * @returns how many editions it made files of
 */
export async function makeMissingFiles(services: Pick<Services, 'db'>, storeFiles: StoreFiles): Promise<number> {
  const { db } = services;
  const missing = await listLiveWithoutFiles(db);
  if (missing.length === 0) return 0;
  const publisher = await readInstitution(db);
  const editions = await listLiveEditions(db);
  for (const { version } of missing) {
    const files = await storeFiles(editionWithTrends(lifted(version) as EditionDocument, editions), publisher);
    await keepFiles(db, version.id, files);
  }
  return missing.length;
}
