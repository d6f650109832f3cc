import { hash } from 'node:crypto';
import type { Disk } from 'flydrive';
import type { Institution } from '#content/institution-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import type { PublishedVersion } from '../../insights/published-version.ts';
import type { EditionFile } from '../documents/edition-file-queries.server.ts';
import { editionFileKey } from './edition-file-key.ts';

/** What the files of an edition are made of. */
export interface FilesInput {
  edition: Edition;
  /** Named by slides and press release. */
  publisher: Institution;
  /** The version that open data name; undefined for files that come with the build. */
  published?: PublishedVersion | undefined;
  language?: Language;
}

/**
 * Makes the files of an edition in a thread, and stores their bytes.
 * @param stored addresses of files that the version has: they keep their bytes
 */
export type StoreFiles = (input: FilesInput, stored?: readonly string[]) => Promise<EditionFile[]>;

/** Stores files by their hash, except those at addresses that have one. @param contents by address */
export async function storeByHash(
  files: Disk,
  contents: ReadonlyMap<string, Uint8Array | string>,
  addresses: readonly string[] = [],
): Promise<EditionFile[]> {
  const stored: EditionFile[] = [];
  for (const [address, content] of contents) {
    if (addresses.includes(address)) continue;
    const bytes = Buffer.from(content as string);
    const sha256 = hash('sha256', bytes);
    const key = editionFileKey(sha256);
    if (!(await files.exists(key))) await files.put(key, bytes);
    stored.push({ address, sha256, bytes: bytes.length });
  }
  return stored;
}
