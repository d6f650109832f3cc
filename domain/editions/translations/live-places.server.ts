import type { Readable } from '#platform/database/database.server.ts';
import { isNewerThanCode } from '../documents/document-shapes.ts';
import { findLastPublished } from '../documents/publication-queries.server.ts';
import { type StoredContent, upgraded } from '../documents/upgrade-document.ts';
import { hashedPlaces } from './original-hash.server.ts';
import type { HashedPlace } from './text-state.ts';

/** The texts of a stored original; undefined if there is none that this release can read. */
export const placesOf = (stored: StoredContent | undefined): HashedPlace[] | undefined =>
  stored && !isNewerThanCode(stored) ? hashedPlaces(stored.document, upgraded(stored)) : undefined;

/** The texts of the published original; undefined if no version is published that this release can read. */
export const readLivePlaces = async (db: Readable, document: string): Promise<HashedPlace[] | undefined> =>
  placesOf(await findLastPublished(db, document));
