import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Beyond this, the least recently used are dropped. */
const maxRemembered = 1_000;

interface Credentials {
  email: string;
  password: string;
}

/**
 * Remembers correct credentials as digests under a key of this process. They only set the priority, so that the right
 * password doesn't wait behind guesses; it is verified all the same, because it may have changed.
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
