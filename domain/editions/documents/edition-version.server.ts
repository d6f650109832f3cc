import { hash } from 'node:crypto';

/** SHA-256 of a document's content in hex, as stored with each version. */
export const contentHash = (content: unknown): string => hash('sha256', JSON.stringify(content));

/** The name of the first version with a content: a short hash, which identifies it in addresses. */
export const versionName = (hash: string) => hash.slice(0, 16);

/** The name of an edition's version in another language. @param translation its content */
export const translatedVersionName = (original: string, translation: unknown) =>
  versionName(contentHash([original, translation]));
