import { createHash } from 'node:crypto';
import type { Edition } from '#content/schemas.ts';

/** Names what an edition says, in addresses: the beginning of its SHA-256. */
export function editionVersion(edition: Edition): string {
  return createHash('sha256').update(JSON.stringify(edition)).digest('hex').slice(0, 16);
}
