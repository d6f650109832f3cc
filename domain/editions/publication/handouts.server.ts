import type { Services } from '#platform/services.server.ts';
import { allValuesAddress, editionDownloads } from '../../insights/insight-files.ts';
import { versionOf } from '../../insights/published-version.ts';
import { editionDocumentName } from '../documents/document-shapes.ts';
import { findVersionId, insertEditionFiles, listFileAddresses } from '../documents/edition-file-queries.server.ts';
import type { LiveEdition, SiteContent } from '../live-content/site-content.ts';
import type { StoreFiles } from './store-files.server.ts';

/** Whether a path without a language is that of a One-Pager or of Selected Insights. */
export function isHandout(path: string, year: number): boolean {
  const { onePager, selectedInsights } = editionDownloads(year);
  return path === onePager || path === selectedInsights;
}

/** Whether a version has every kind of file that a build makes. @param stored addresses of its files */
export const hasAllButHandouts = (stored: readonly string[], year: number): boolean =>
  stored.includes(allValuesAddress(year, 'json'));

/**
 * Makes and records the German handouts of a live edition whose files came with the build: when the first of them is requested.
 * Editions published on the site have them from the start.
 * @returns false if there is no such version
 */
export async function makeGermanHandouts(
  { db }: Pick<Services, 'db'>,
  { institution }: SiteContent,
  live: LiveEdition,
  storeFiles: StoreFiles,
): Promise<boolean> {
  const { edition, originalVersion } = live;
  const versionId = await findVersionId(db, editionDocumentName(edition.facts.year), originalVersion);
  if (!versionId) return false;
  const input = { edition, publisher: institution, published: versionOf(live) };
  const made = await storeFiles(input, await listFileAddresses(db, versionId));
  await db.transaction((tx) => insertEditionFiles(tx, versionId, made));
  return true;
}
