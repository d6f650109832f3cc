import type { EditionDocument } from '#content/schemas.ts';
import { originalLanguage, otherLanguages } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { editionDocumentName, isNewerThanCode } from '../documents/document-shapes.ts';
import { listEditionPublications, listLiveVersions } from '../documents/publication-queries.server.ts';
import { publishedEdition } from '../documents/published-content.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { findVersion, findVersionBefore, nextVersionNumber } from '../documents/version-queries.server.ts';
import { listLiveEditions, readInstitution } from '../live-content/find-live-document.server.ts';
import { versionsOf } from '../live-content/load-site-content.server.ts';
import { followCorrectionWords } from './follow-correction-words.ts';
import { type PublishServices, publishVersions } from './publish-versions.server.ts';
import type { StoreFiles } from './store-files.server.ts';

const trendsOf = (document: EditionDocument, others: readonly EditionDocument[]) =>
  JSON.stringify(editionWithTrends(document, others).insightCards.map(({ trends }) => trends));

/**
 * Publishes a new version of each later edition whose trends show figures that a version of an earlier edition corrects. Their
 * pages show the corrected figures at once, and the files of a published version never change. It can run again.
 */
export async function followCorrection(
  services: PublishServices,
  storeFiles: StoreFiles,
  { versionId }: { versionId: string },
): Promise<void> {
  const { db } = services;
  const corrected = (await listEditionPublications(db)).find((publication) => publication.versionId === versionId);
  const former = corrected && (await findVersionBefore(db, corrected));
  if (!corrected || !former) return;
  const before = publishedEdition(former.document, upgraded(former));
  const { year } = before.facts;
  const editions = await listLiveEditions(db);
  const formerEditions = editions.map((edition) => (edition.facts.year === year ? before : edition));
  for (const later of editions.filter((edition) => edition.facts.year > year)) {
    if (trendsOf(later, editions) === trendsOf(later, formerEditions)) continue;
    await publishFollowing(services, storeFiles, { later, editions, year, since: corrected.liveAt });
  }
}

interface LaterEdition {
  later: EditionDocument;
  editions: readonly EditionDocument[];
  /** Year of the corrected edition. */
  year: number;
  /** When its correction went live: files made since then contain it. */
  since: Date;
}

/** @throws if another version is published at the same time: the job is retried */
async function publishFollowing(
  services: PublishServices,
  storeFiles: StoreFiles,
  { later, editions, year, since }: LaterEdition,
): Promise<void> {
  const { db, log } = services;
  const document = editionDocumentName(later.facts.year);
  const live = (await listLiveVersions(db)).find((version) => version.document === document);
  const version = live && (await findVersion(db, live.versionId));
  if (!version || isNewerThanCode(version) || version.createdAt > since) return;
  const note = followCorrectionWords(originalLanguage).note(year);
  const number = await nextVersionNumber(db, document);
  const previous = versionsOf(document, await listEditionPublications(db)).at(-1)?.number;
  const files = await storeFiles({
    edition: editionWithTrends(later, editions),
    publisher: await readInstitution(db),
    published: { number, previous, liveAt: new Date().toISOString(), note },
  });
  const noteTranslations = Object.fromEntries(
    otherLanguages.map((language) => [language, followCorrectionWords(language).note(year)]),
  );
  const content = upgraded(version);
  const published = await publishVersions(services, { at: null, actor: 'site' }, [
    { document, number, content, note, noteTranslations, files },
  ]);
  if (!isRefusal(published))
    log.info({ document, corrected: year }, 'an edition follows the correction of an earlier one');
  // A scheduled version is published with the files that were made when it was scheduled.
  else if (published.code === 'scheduled')
    log.warn(
      { document, corrected: year },
      'an edition could not follow a correction: one of its versions is scheduled',
    );
  else throw new Error(`${document} could not follow a correction: ${published.message}`);
}
