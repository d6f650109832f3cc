import { isbot } from 'isbot';

/** Cache size: the same few hundred user agents recur. */
const maxKnown = 500;
const maxLength = 512;

/**
 * Detects bots by user agent, with a cache, since matching takes longer than counting. A missing user agent counts as a
 * bot. User agents are never stored.
 */
export function createBotDetector() {
  const known = new Map<string, boolean>();
  return (userAgent: string | undefined): boolean => {
    if (!userAgent) return true;
    const name = userAgent.length > maxLength ? userAgent.slice(0, maxLength) : userAgent;
    let isBot = known.get(name);
    if (isBot === undefined) {
      isBot = isbot(name);
      if (known.size >= maxKnown) known.clear();
      known.set(name, isBot);
    }
    return isBot;
  };
}
