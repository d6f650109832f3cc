import { createHash } from 'node:crypto';

/** SHA-256 of a document's content in hex, as stored with each version. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The short hash that identifies a version in addresses. */
export const versionName = (hash: string) => hash.slice(0, 16);

/** The short hash of an edition in another language. @param translation its content */
export const translatedVersionName = (originalHash: string, translation: unknown) =>
  versionName(contentHash([versionName(originalHash), translation]));
