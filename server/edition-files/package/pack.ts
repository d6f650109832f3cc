import { hash } from 'node:crypto';
import { editionFileKey } from '#domain/editions/publication/edition-file-key.ts';
import type { Services } from '#platform/services.server.ts';
import { zipArchive } from '../archives.ts';
import { bag } from './bag.ts';

/** A file of a package: its text, or the hash of a stored file. */
export type PackageEntry = { text: string } | { sha256: string };

interface Packed {
  name: string;
  info: readonly (readonly [label: string, value: string])[];
  /** By name. */
  entries: ReadonlyMap<string, PackageEntry>;
  /** Date of the files in the archive. */
  created: string;
}

export async function pack({ files }: Pick<Services, 'files'>, { name, info, entries, created }: Packed) {
  const payload = new Map<string, Uint8Array | string>();
  for (const [entry, content] of entries) {
    payload.set(entry, 'text' in content ? content.text : await files.getBytes(editionFileKey(content.sha256)));
  }
  const bytes = zipArchive(bag(payload, { name, info }), created);
  const sha256 = hash('sha256', bytes);
  const key = editionFileKey(sha256);
  if (!(await files.exists(key))) await files.put(key, bytes);
  return { sha256, bytes: bytes.length };
}
