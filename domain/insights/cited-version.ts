import { type Language, localPath } from '#platform/languages.ts';
import { type PublishedVersion, versionTitle } from './published-version.ts';

/** The version of an edition that a citation leads to. */
export interface CitedVersion {
  version: PublishedVersion;
  /** The address that shows this version for good. */
  url: string;
  doi?: string | undefined;
}

export interface CitationPlace {
  language: Language;
  /** The site's origin without trailing slash. */
  publicUrl: string;
  version: PublishedVersion;
}

/** @param path the version's path without a language prefix */
export const citedUrl = ({ language, publicUrl }: CitationPlace, path: string): string =>
  publicUrl + localPath(language, path);

/** 'Fassung 2 vom 3. Juni 2025'; undefined for the first version, which is cited as the edition. */
export const versionNote = ({ version }: Pick<CitedVersion, 'version'>, language: Language): string | undefined =>
  version.number > 1 ? versionTitle(version, language) : undefined;
