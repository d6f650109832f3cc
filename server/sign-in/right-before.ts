import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Of more than these the ones that weren't used for longest are forgotten. */
const maxRemembered = 1_000;

interface Credentials {
  email: string;
  password: string;
}

/**
 * Which passwords were the right ones before, as digests under a key that this process makes and never gives away. It says
 * nothing about now (a password may have changed) and replaces no verification: it only tells whose turn comes first, since
 * among wrong guesses the right one must not wait.
 */
export function createRightBefore() {
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
