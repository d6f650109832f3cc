import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Cache size: the same few hundred user agents recur. */
const maxKnown = 500;
const maxLength = 512;

/**
 * Detects bots by user agent, with a cache, since matching takes longer than counting. A missing user agent counts as a
 * bot. User agents are never stored.
 */
export function createBotDetector() {
  const known = new LRUCache<string, boolean>({ max: maxKnown, memoMethod: (userAgent) => isbot(userAgent) });
  return (userAgent: string | undefined): boolean => !userAgent || known.memo(userAgent.slice(0, maxLength));
}
