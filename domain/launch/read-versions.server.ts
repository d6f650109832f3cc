import type { Readable } from '#platform/database/database.server.ts';
import { contentHash, versionName } from '../editions/live-content/edition-version.server.ts';
import { findCurrentEdition, readPageTexts } from '../editions/live-content/find-live-document.server.ts';
import { legalWithInstitution } from '../editions/live-content/legal-with-institution.ts';
import type { ReadPoint } from './launch-points.ts';

/** The section of the Impressum that tells visitors what is stored of them. */
const privacySection = 'datenschutz';

const nameOf = (content: unknown) => versionName(contentHash(content));

/** Which version of each of them is live: a confirmation counts for what was read, and for nothing that came later. */
export async function liveVersions(db: Readable): Promise<Record<ReadPoint, string>> {
  const { facts, prices } = await findCurrentEdition(db);
  const { legal, institution } = await readPageTexts(db);
  const { impressum, imprint } = legalWithInstitution(legal, institution);
  const isPrivacy = ({ id }: { id: string }) => id === privacySection;
  const notices = { ...impressum, sections: impressum.sections.filter((section) => !isPrivacy(section)) };
  return {
    prices: nameOf([facts.year, prices.small, prices.large, prices.presentation]),
    'legal-notices': nameOf([notices, imprint]),
    'privacy-note': nameOf(impressum.sections.filter(isPrivacy)),
  };
}
