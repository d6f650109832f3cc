import { createHash } from 'node:crypto';
import type { Edition } from '#content/schemas.ts';

/** SHA-256 of what an edition says. */
export const contentHash = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The short form of an edition's hash, as it stands in addresses. */
export const editionVersion = (edition: Edition) => contentHash(edition).slice(0, 16);
