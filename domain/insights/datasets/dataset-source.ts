/** Editions and cards as schema.org describes datasets, for search engines; by Google's list of properties. */
import type { Institution } from '#content/institution-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import type { PublishedVersion } from '../published-version.ts';

/** A node of JSON-LD. */
export type Node = Record<string, unknown>;

export interface DatasetSource {
  edition: Edition;
  /** Up to the shown one, oldest first. */
  versions: readonly PublishedVersion[];
  institution: Pick<Institution, 'contactEmail' | 'footer'>;
  language: Language;
  publishedIn: readonly Language[];
  /** The site's origin without trailing slash. */
  publicUrl: string;
  /** The site's description of the study. */
  description: string;
}
