import { createHash } from 'node:crypto';

/** SHA-256 of a document's content, as it is stored with each version. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The beginning of a hash, which names the version in addresses. */
export const versionName = (hash: string) => hash.slice(0, 16);
