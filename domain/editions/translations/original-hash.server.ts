import { hash } from 'node:crypto';
import { type PlaceText, textPlaces } from './text-places.ts';
import type { HashedPlace } from './text-state.ts';

/** Hash of an original's text. Figures are references in it, so a changed figure doesn't change the hash. */
export const originalHash = (text: PlaceText): string => hash('sha256', JSON.stringify(text)).slice(0, 16);

/** The texts of an original with their hashes. */
export const hashedPlaces = (document: string, original: unknown): HashedPlace[] =>
  textPlaces(document, original).map((place) => ({ ...place, hash: originalHash(place.original) }));
