import { editions } from '#content/editions.ts';
import type { Edition } from '#content/schemas.ts';
import { editionVersion } from './edition-version.server.ts';
import type { SiteContent } from './site-content.ts';

/** @param all newest first, at least one */
export function siteContentOf(all: readonly Edition[]): SiteContent {
  const live = all.map((edition) => ({ edition, version: editionVersion(edition) }));
  const [current] = live;
  if (!current) throw new Error('The site needs an edition to show.');
  return { editions: live, current };
}

/** What content/ says. */
export const builtInContent = siteContentOf(editions);
