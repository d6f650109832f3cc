import { isIP } from 'node:net';
import { isLoopbackHost } from '#platform/network/loopback.ts';
import { noReferrer, otherReferrers } from './usage-subject.ts';

const maxHostLength = 100;
const hostName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/;

/** Origins whose site is known: of the same few search engines and newspapers again and again. */
const maxKnown = 500;

/** What a Referer begins with, up to the path: all that browsers send to other sites, unless somebody told them otherwise. */
function originOf(referer: string): string {
  const end = referer.indexOf('/', 'https://'.length);
  return end === -1 ? referer : referer.slice(0, end);
}

/** Tells referring sites, and remembers them for a while. */
export function createSiteTeller(ownHost: string) {
  const known = new Map<string, string | null>();
  return (referer: string | undefined): string | null => {
    if (!referer) return noReferrer;
    const origin = originOf(referer);
    let site = known.get(origin);
    if (site === undefined) {
      site = referringSite(origin, ownHost);
      if (known.size >= maxKnown) known.clear();
      known.set(origin, site);
    }
    return site;
  };
}

/**
 * The host that a Referer names, and nothing else of it: the rest of an address may say who somebody is. An address in digits
 * is left out too. null: the visitor came from a page of the site itself.
 * @param ownHost of PUBLIC_URL
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
