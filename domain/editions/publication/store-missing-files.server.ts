import type { Database } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { yearOfDocument } from '../documents/document-shapes.ts';
import {
  type EditionFile,
  hasEditionFiles,
  insertEditionFiles,
  listFileAddresses,
} from '../documents/edition-file-queries.server.ts';
import {
  listEditionPublications,
  listLiveVersions,
  lockContentDocuments,
} from '../documents/publication-queries.server.ts';
import { publishedEdition } from '../documents/published-content.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { listLiveEditions, readInstitution } from '../live-content/find-live-document.server.ts';
import { versionsOf } from '../live-content/load-site-content.server.ts';
import { hasAllButHandouts } from './handouts.server.ts';
import { type StoreFiles, storeByHash } from './store-files.server.ts';

/** Reads an edition's files from the build, by address; undefined if the build doesn't have this version. */
export type ReadBuiltEdition = (edition: {
  year: number;
  version: string;
  /** Whether this start stored the version, as opposed to an earlier release. */
  isNew: boolean;
}) => ReadonlyMap<string, Uint8Array> | undefined;

/** Live editions whose stored files `isComplete` finds incomplete. */
async function listLiveToComplete(db: Database, isComplete: (stored: readonly string[], year: number) => boolean) {
  const missing = [];
  for (const { document, versionId } of await listLiveVersions(db)) {
    const year = yearOfDocument(document);
    if (year === undefined) continue;
    const stored = await listFileAddresses(db, versionId);
    if (isComplete(stored, year)) continue;
    const version = await findVersion(db, versionId);
    if (version) missing.push({ year, version, stored });
  }
  return missing;
}

/**
 * Stores the files that came with the build, so that no later build changes them.
 * @param added documents whose first version this start stored
 */
export async function storeBuiltFiles(
  { db, files }: { db: Database; files: Services['files'] },
  readBuilt: ReadBuiltEdition,
  added: readonly string[],
): Promise<void> {
  for (const { year, version } of await listLiveToComplete(db, (stored) => stored.length > 0)) {
    const isNew = added.includes(version.document);
    const built = readBuilt({ year, version: version.name, isNew });
    if (!built) continue;
    const made: EditionFile[] = await storeByHash(files, built);
    await db.transaction(async (tx) => {
      await lockContentDocuments(tx);
      // Unless another process has done so, perhaps from another build.
      if (!(await hasEditionFiles(tx, version.id))) await insertEditionFiles(tx, version.id, made);
    });
  }
}

/**
 * Makes and stores the files that live editions lack: all, or the kinds that are newer than their publication. Stored
 * files keep their bytes.
 * @returns the number of these editions
 */
export async function makeMissingFiles(services: Pick<Services, 'db'>, storeFiles: StoreFiles): Promise<number> {
  const { db } = services;
  const missing = await listLiveToComplete(db, hasAllButHandouts);
  if (missing.length === 0) return 0;
  const publisher = await readInstitution(db);
  const editions = await listLiveEditions(db);
  const publications = await listEditionPublications(db);
  for (const { version, stored } of missing) {
    const edition = editionWithTrends(publishedEdition(version.document, upgraded(version)), editions);
    const published = versionsOf(version.document, publications).find(({ number }) => number === version.number);
    const files = await storeFiles({ edition, publisher, published }, stored);
    await db.transaction((tx) => insertEditionFiles(tx, version.id, files));
  }
  return missing.length;
}
