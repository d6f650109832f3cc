import type { EditionDocument } from '#content/schemas.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { yearOfDocument } from '../documents/document-shapes.ts';
import { type EditionFile, hasEditionFiles, insertEditionFiles } from '../documents/edition-file-queries.server.ts';
import { listLiveVersions, lockContentDocuments } from '../documents/publication-queries.server.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { versionName } from '../live-content/edition-version.server.ts';
import { listLiveEditions, readInstitution } from '../live-content/find-live-document.server.ts';
import { type StoreFiles, storeFiles } from './store-files.server.ts';

/** Reads an edition's files from the build, by address; undefined if the build doesn't have this version. */
export type ReadBuiltEdition = (edition: {
  year: number;
  version: string;
  /** Whether this start stored the version, as opposed to an earlier release. */
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

/** Records the files of a version, unless another process has done so. */
const recordFiles = (db: Database, versionId: string, files: EditionFile[]) =>
  db.transaction(async (tx) => {
    await lockContentDocuments(tx);
    if (!(await hasEditionFiles(tx, versionId))) await insertEditionFiles(tx, versionId, files);
  });

/**
 * Stores the files that came with the build, so that no later build changes them.
 * @param added documents whose first version this start stored
 */
export async function storeBuiltFiles(
  { db, files }: { db: Database; files: Services['files'] },
  readBuilt: ReadBuiltEdition,
  added: readonly string[],
): Promise<void> {
  for (const { year, version } of await listLiveWithoutFiles(db)) {
    const isNew = added.includes(version.document);
    const built = readBuilt({ year, version: versionName(version.sha256), isNew });
    if (built) await recordFiles(db, version.id, await storeFiles(files, built));
  }
}

/**
 * Makes and stores the files of live editions that have none.
 * @returns the number of these editions
 */
export async function makeMissingFiles(services: Pick<Services, 'db'>, storeFiles: StoreFiles): Promise<number> {
  const { db } = services;
  const missing = await listLiveWithoutFiles(db);
  if (missing.length === 0) return 0;
  const publisher = await readInstitution(db);
  const editions = await listLiveEditions(db);
  for (const { version } of missing) {
    const files = await storeFiles(editionWithTrends(upgraded(version) as EditionDocument, editions), publisher);
    await recordFiles(db, version.id, files);
  }
  return missing.length;
}
