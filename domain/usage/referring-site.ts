import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { isLoopbackHost } from '#platform/network/loopback.ts';
import { noReferrer, otherReferrers } from './usage-subject.ts';

const maxHostLength = 100;
const hostName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/;

/** Cache size: the same few search engines and newspapers recur. */
const maxKnown = 500;

/** The origin of a Referer, which is all that browsers send to other sites by default. */
const originOf = (referer: string): string => /^[^:/]+:\/\/[^/]*/.exec(referer)?.[0] ?? referer;

/** Detects referring sites, with a cache. */
export function createSiteDetector(ownHost: string) {
  const known = new LRUCache<string, { site: string | null }>({
    max: maxKnown,
    memoMethod: (origin) => ({ site: referringSite(origin, ownHost) }),
  });
  return (referer: string | undefined): string | null => (referer ? known.memo(originOf(referer)).site : noReferrer);
}

/**
 * The host of a Referer; the rest is dropped, as it may identify a person. IP addresses are dropped too. null for
 * visitors from the site's own pages.
 * @param ownHost host of PUBLIC_URL
 */
export function referringSite(referer: string | undefined, ownHost: string): string | null {
  if (referer === undefined || referer.trim() === '') return noReferrer;
  if (!URL.canParse(referer)) return otherReferrers;
  const { protocol, hostname } = new URL(referer);
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (host === ownHost || isLoopbackHost(host)) return null;
  const isWeb = protocol === 'https:' || protocol === 'http:' || protocol === 'android-app:';
  const isName = host.length <= maxHostLength && hostName.test(host) && isIP(host) === 0;
  return isWeb && isName ? host : otherReferrers;
}
