import { createHash } from 'node:crypto';
import type { MediaContact } from '#content/page-schemas.ts';
import type { Edition, EditionDocument } from '#content/schemas.ts';
import type { Services } from '#platform/services.server.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { findVersion, listLiveVersions } from '../documents/content-document-queries.server.ts';
import { currentSchemaVersion, yearOfDocument } from '../documents/document-shapes.ts';
import { type EditionFile, hasEditionFiles, insertEditionFiles } from '../documents/draft-queries.server.ts';
import { lifted } from '../documents/lift-document.ts';
import { findLivePage, listLiveEditions } from '../live-content/find-live-document.server.ts';
import { editionFileKey } from './edition-file-key.ts';

/** Makes the files of an edition, by their address; apart from requests. */
export type MakeFiles = (edition: Edition, contact: MediaContact) => Promise<Map<string, Uint8Array | string>>;

export async function storeFiles({ files }: Pick<Services, 'files'>, made: Awaited<ReturnType<MakeFiles>>) {
  const stored: EditionFile[] = [];
  for (const [address, content] of made) {
    const bytes = Buffer.from(content as string);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const key = editionFileKey(sha256);
    if (!(await files.exists(key))) await files.put(key, bytes);
    stored.push({ address, sha256, bytes: bytes.length });
  }
  return stored;
}

/**
 * Makes and stores the files of editions that are live and have none stored: those that came with the site. Kept before
 * anything takes their place.
 * @param before of documents that were written before this version of their shape only
 * @returns how many editions it made files of
 */
export async function keepFilesOfLive(
  services: Pick<Services, 'db' | 'files'>,
  makeFiles: MakeFiles,
  before = Number.POSITIVE_INFINITY,
): Promise<number> {
  let kept = 0;
  const { contact } = await findLivePage(services.db, 'media');
  const editions = await listLiveEditions(services.db);
  for (const { document, versionId } of await listLiveVersions(services.db)) {
    if (!yearOfDocument(document) || (await hasEditionFiles(services.db, versionId))) continue;
    const version = await findVersion(services.db, versionId);
    if (!version || version.schemaVersion >= before) continue;
    const files = await storeFiles(
      services,
      await makeFiles(editionWithTrends(lifted(version) as EditionDocument, editions), contact),
    );
    await services.db.transaction((tx) => insertEditionFiles(tx, versionId, files));
    kept += 1;
  }
  return kept;
}

/** After an upgrade: the built files are those of today's documents, which stand under another version. */
export async function keepFilesOfEarlierShapes(
  services: Pick<Services, 'db' | 'files' | 'contentChanged'>,
  makeFiles: MakeFiles,
): Promise<void> {
  if ((await keepFilesOfLive(services, makeFiles, currentSchemaVersion)) > 0) await services.contentChanged();
}
