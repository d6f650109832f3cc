import { findRoute, notFoundRoute } from '#app/routes.ts';
import { findEdition, type SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { Counted } from '#domain/usage/usage-subject.ts';
import { pressedTag } from '../files/site-files.ts';
import { type Address, readAddress } from '../listening/request-address.ts';
import { knownParameters } from '../pages/page-parameters.ts';

/** A page, with the card that its address opens; a view in a frame of another site is counted separately. */
function countedPage({ path, search }: Address, content: SiteContent): Counted[] {
  const route = findRoute(path);
  if (route === notFoundRoute || !route.isIndexed || search.has('preview')) return [];
  const known = knownParameters(route.parameters, search, content);
  if (!known) return [];
  const card = known.get('card');
  const year = findEdition(content, known.get('edition'))?.edition.facts.year;
  return [
    { subject: 'page', name: known.has('embed') ? `${route.path}?embed=1` : route.path },
    ...(card ? [{ subject: 'card', name: `${year}/${card}` } satisfies Counted] : []),
  ];
}

const downloads = /^\/assets\/(downloads|insights)\//;

/**
 * What an answered GET of an address counts as: a page, a download or nothing. Only names known to the site are
 * counted.
 */
export function countedOf(url: string, content: SiteContent): Counted[] {
  const address = readAddress(url);
  if (!address) return [];
  if (downloads.test(address.path)) return [{ subject: 'download', name: address.path }];
  return countedPage(address, content);
}

/** The request data that counting reads and doesn't store. */
export interface CountedHeaders {
  userAgent: string | undefined;
  referer: string | undefined;
  /** Sec-Purpose, or its predecessors. */
  purpose: string | undefined;
  /** Sec-Speculation-Tags. */
  speculationTags: string | undefined;
}

/**
 * Whether a page is prefetched without being viewed. A prefetch by our own rules follows a pressed link and is shown
 * without another request, so it is a view.
 */
export function isUnseenPrefetch({ purpose, speculationTags }: CountedHeaders): boolean {
  if (purpose === undefined || !/prefetch|prerender|preview/i.test(purpose)) return false;
  return !speculationTags?.includes(`"${pressedTag}"`);
}
