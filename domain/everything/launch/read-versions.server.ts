import { originalLanguage } from '#platform/languages.ts';
import { contentHash, versionName } from '../../editions/documents/edition-version.server.ts';
import type { LiveDocuments } from '../../editions/live-content/find-live-document.server.ts';
import { legalWithInstitution } from '../../editions/live-content/legal-with-institution.ts';
import { noticeWithLists, privacyAnchor } from '../../editions/privacy-note/notice-with-lists.ts';
import type { ReadPoint } from '../confirmations/launch-points.ts';
import { privacyLists } from '../privacy/privacy-lists.server.ts';

const nameOf = (content: unknown) => versionName(contentHash(content));

/** The live version of each point that a person confirms. */
export function liveVersions({ current, texts }: LiveDocuments): Record<ReadPoint, string> {
  const { facts, prices } = current;
  const { legal, institution } = texts;
  const { impressum, imprint } = legalWithInstitution(legal, institution, originalLanguage);
  const isPrivacy = ({ id }: { id: string }) => id === privacyAnchor;
  const notices = { ...impressum, sections: impressum.sections.filter((section) => !isPrivacy(section)) };
  return {
    prices: nameOf([facts.year, prices.small, prices.large, prices.presentation]),
    'legal-notices': nameOf([notices, imprint]),
    // Includes the generated lists, which can change with a release.
    'privacy-note': nameOf(noticeWithLists(impressum, privacyLists()).sections.filter(isPrivacy)),
  };
}
