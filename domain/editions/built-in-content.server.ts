import { archive } from '#content/archive.ts';
import { editions } from '#content/editions.ts';
import { gallery } from '#content/gallery.ts';
import { impressum, imprint } from '#content/legal-notices.ts';
import { materials, mediaContact, mediaKit } from '#content/media-kit.ts';
import type { Edition } from '#content/schemas.ts';
import { testimonials } from '#content/testimonials.ts';
import { editionVersion } from './edition-version.server.ts';
import type { SiteContent } from './site-content.ts';

/** @param all newest first, at least one */
export function siteContentOf(all: readonly Edition[]): SiteContent {
  const live = all.map((edition) => ({ edition, version: editionVersion(edition) }));
  const [current] = live;
  if (!current) throw new Error('The site needs an edition to show.');
  return {
    editions: live,
    current,
    studies: { archive: [...archive], materials: [...materials], testimonials: [...testimonials] },
    media: { kit: [...mediaKit], contact: mediaContact, gallery: [...gallery] },
    legal: { impressum, imprint },
  };
}

/** What content/ says. */
export const builtInContent = siteContentOf(editions);
