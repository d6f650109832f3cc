import type { EditionDocument } from '#content/schemas.ts';
import type { Services } from '#platform/services.server.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { currentSchemaVersion, yearOfDocument } from '../documents/document-shapes.ts';
import { lifted } from '../documents/lift-document.ts';
import { findVersion } from '../documents/version-queries.server.ts';
import { findLivePage, listLiveEditions } from '../live-content/find-live-document.server.ts';
import { hasEditionFiles, insertEditionFiles } from './edition-file-queries.server.ts';
import { listLiveVersions } from './publication-queries.server.ts';
import type { StoreFiles } from './store-files.server.ts';

/**
 * Makes and stores the files of editions that are live and have none stored: those that came with the site. Kept before
 * anything takes their place.
 * @param before of documents that were written before this version of their shape only
 * @returns how many editions it made files of
 */
export async function keepFilesOfLive(
  services: Pick<Services, 'db'>,
  storeFiles: StoreFiles,
  before = Number.POSITIVE_INFINITY,
): Promise<number> {
  let kept = 0;
  const { contact } = await findLivePage(services.db, 'media');
  const editions = await listLiveEditions(services.db);
  for (const { document, versionId } of await listLiveVersions(services.db)) {
    if (!yearOfDocument(document) || (await hasEditionFiles(services.db, versionId))) continue;
    const version = await findVersion(services.db, versionId);
    if (!version || version.schemaVersion >= before) continue;
    const files = await storeFiles(editionWithTrends(lifted(version) as EditionDocument, editions), contact);
    await services.db.transaction((tx) => insertEditionFiles(tx, versionId, files));
    kept += 1;
  }
  return kept;
}

/** After an upgrade: the built files are those of today's documents, which stand under another version. */
export async function keepFilesOfEarlierShapes(
  services: Pick<Services, 'db' | 'contentChanged'>,
  storeFiles: StoreFiles,
): Promise<void> {
  if ((await keepFilesOfLive(services, storeFiles, currentSchemaVersion)) > 0) await services.contentChanged();
}
