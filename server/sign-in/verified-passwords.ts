import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Beyond this, the least recently used are dropped. */
const maxRemembered = 1_000;

interface Credentials {
  email: string;
  password: string;
}

/**
 * Remembers credentials that were right, as digests under a key of this process. It replaces no verification, as a password may have
 * changed: it only sets the priority, so that the right password doesn't wait behind guesses.
 */
export function createVerifiedPasswords() {
  const key = randomBytes(32);
  const digests = new LRUCache<string, true>({ max: maxRemembered });
  const digest = ({ email, password }: Credentials) =>
    createHmac('sha256', key)
      .update(JSON.stringify([email.toLowerCase(), password]))
      .digest('base64url');
  return {
    remember: (credentials: Credentials) => void digests.set(digest(credentials), true),
    has: (credentials: Credentials) => digests.has(digest(credentials)),
  };
}
