import { archive } from '#content/archive.ts';
import { editionDocuments } from '#content/built-in-editions.ts';
import { gallery } from '#content/gallery.ts';
import { institution } from '#content/institution.ts';
import { impressum, imprint } from '#content/legal/legal-notices.ts';
import { materials, mediaKit } from '#content/media-kit.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import * as pages from '#content/page-texts.ts';
import type { EditionDocument } from '#content/schemas.ts';
import { testimonials } from '#content/testimonials.ts';
import { originalLanguage } from '#platform/languages.ts';
import { contentHash, versionName } from '../documents/edition-version.server.ts';
import { composeSiteContent } from './compose-site-content.server.ts';
import type { SiteContent } from './site-content.ts';

/** The first versions of the page texts. */
export const builtInTexts: PageTexts = {
  institution,
  frame: pages.frame,
  home: pages.homePage,
  insights: pages.insightsPage,
  about: pages.aboutPage,
  partners: pages.partnersPage,
  order: pages.orderPage,
  studies: { ...pages.studiesPage, archive: [...archive], materials: [...materials], testimonials: [...testimonials] },
  media: { ...pages.mediaPage, kit: [...mediaKit], gallery: [...gallery] },
  legal: { impressum, imprint },
  'partner-area': pages.partnerAreaPage,
};

export const firstVersionsOf = (documents: readonly EditionDocument[]) =>
  documents.map((document) => ({
    document,
    version: versionName(contentHash(document)),
    originalVersion: versionName(contentHash(document)),
    hasStoredFiles: false,
    versions: [{ number: 1, liveAt: `${document.facts.survey.to}T12:00:00.000Z`, note: null }],
  }));

/** The site content with these editions and the texts of content/. */
export function siteContentOf(documents: readonly EditionDocument[]): SiteContent {
  const parts = { texts: builtInTexts, editions: firstVersionsOf(documents), languagesOf: {}, currentStudy: null };
  return composeSiteContent({ language: originalLanguage, ...parts });
}

export const builtInContent = siteContentOf(editionDocuments);
