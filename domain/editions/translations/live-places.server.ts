import type { Readable } from '#platform/database/database.server.ts';
import { isNewerThanCode } from '../documents/document-shapes.ts';
import { findLastPublished } from '../documents/publication-queries.server.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { hashedPlaces } from './original-hash.server.ts';
import type { HashedPlace } from './text-state.ts';

/** The texts of the published original; undefined if no version is published that this release can read. */
export async function readLivePlaces(db: Readable, document: string): Promise<HashedPlace[] | undefined> {
  const live = await findLastPublished(db, document);
  return live && !isNewerThanCode(live) ? hashedPlaces(document, upgraded(live)) : undefined;
}
