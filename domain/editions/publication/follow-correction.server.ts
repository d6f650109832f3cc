import type { EditionDocument } from '#content/schemas.ts';
import { type Language, originalLanguage, otherLanguages } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { editionDocumentName, isNewerThanCode } from '../documents/document-shapes.ts';
import {
  type EditionPublication,
  listEditionPublications,
  timeAfterPublications,
} from '../documents/publication-queries.server.ts';
import { publishedEdition } from '../documents/published-content.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { findVersion, nextVersionNumber } from '../documents/version-queries.server.ts';
import { listLiveEditions, readInstitution } from '../live-content/find-live-document.server.ts';
import { versionsOf } from '../live-content/load-site-content.server.ts';
import { followCorrectionWords } from './follow-correction-words.ts';
import { type PublishServices, publishVersions } from './publish-versions.server.ts';
import type { StoreFiles } from './store-files.server.ts';

/**
 * Publishes a new version of each edition whose trends show figures of earlier editions that its files don't have, after a version
 * of it or of an earlier edition went live. Pages show such figures at once, and the files of a published version never
 * change. It can run again.
 */
export async function followCorrection(
  services: PublishServices,
  storeFiles: StoreFiles,
  { versionId }: { versionId: string },
): Promise<void> {
  const { db } = services;
  const createdAt = await timeAfterPublications(db);
  const publications = await listEditionPublications(db);
  const published = publications.find((publication) => publication.versionId === versionId);
  const editions = await listLiveEditions(db);
  const changed = editions.find(({ facts }) => editionDocumentName(facts.year) === published?.document);
  if (!changed) return;
  for (const edition of editions.filter(({ facts }) => facts.year >= changed.facts.year)) {
    await publishFollowing(services, storeFiles, { edition, editions, publications, createdAt });
  }
}

/** What an edition's trends show of an earlier edition, and its files don't. */
interface Change {
  year: number;
  /** Whether the earlier edition was published since, and not corrected. */
  isNew: boolean;
}

const noteIn = (language: Language, changes: readonly Change[]) => {
  const { corrected, added } = followCorrectionWords(language);
  return changes.map(({ year, isNew }) => (isNew ? added(year) : corrected(year))).join(' ');
};

interface ShownEdition {
  edition: EditionDocument;
  /** All live editions. */
  editions: readonly EditionDocument[];
  publications: readonly EditionPublication[];
  /** The time of a new version, before its editions were read: it follows what goes live after that. */
  createdAt: Date;
}

/** @throws if another version is published at the same time: the job is retried */
async function publishFollowing(services: PublishServices, storeFiles: StoreFiles, shown: ShownEdition): Promise<void> {
  const { db, log } = services;
  const { edition, editions, publications, createdAt } = shown;
  const document = editionDocumentName(edition.facts.year);
  const live = publications.findLast((publication) => publication.document === document);
  const version = live && (await findVersion(db, live.versionId));
  if (!version || isNewerThanCode(version)) return;
  const changes = await changesSince(services, version.createdAt, shown);
  if (changes.length === 0) return;
  const note = noteIn(originalLanguage, changes);
  const number = await nextVersionNumber(db, document);
  const previous = versionsOf(document, publications).at(-1)?.number;
  const files = await storeFiles({
    edition: editionWithTrends(edition, editions),
    publisher: await readInstitution(db),
    published: { number, previous, liveAt: createdAt.toISOString(), note },
  });
  const noteTranslations = Object.fromEntries(otherLanguages.map((language) => [language, noteIn(language, changes)]));
  const content = upgraded(version);
  const published = await publishVersions(services, { at: null, actor: 'site' }, [
    { document, number, content, note, noteTranslations, files, createdAt },
  ]);
  if (!isRefusal(published)) log.info({ document, changes }, 'an edition follows the corrections of earlier ones');
  // The scheduled version follows when it goes live.
  else if (published.code === 'scheduled')
    log.info({ document, changes }, 'an edition will follow with its scheduled version');
  else throw new Error(`${document} could not follow a correction: ${published.message}`);
}

const trendsOf = (document: EditionDocument, others: readonly EditionDocument[]) =>
  JSON.stringify(editionWithTrends(document, others).insightCards.map(({ trends }) => trends));

/**
 * The earlier editions whose figures in an edition's trends were others when its files were made, without those that were
 * published after it: they belong to the archive, and correct nothing.
 */
async function changesSince(
  { db }: Pick<PublishServices, 'db'>,
  time: Date,
  { edition, editions, publications }: ShownEdition,
): Promise<Change[]> {
  const publishedOf = (year: number) => publications.filter(({ document }) => document === editionDocumentName(year));
  const wentLiveAt = publishedOf(edition.facts.year).at(-1)?.liveAt ?? time;
  const others = editions.filter(({ facts }) => facts.year < edition.facts.year);
  const changes: Change[] = [];
  for (const { facts } of others) {
    const versions = publishedOf(facts.year);
    const former = versions.findLast(({ liveAt }) => liveAt <= time);
    const isOfArchive = versions.every(({ liveAt }) => liveAt > wentLiveAt);
    if (former === versions.at(-1) || isOfArchive) continue;
    const stored = former && (await findVersion(db, former.versionId));
    const before = stored ? [publishedEdition(stored.document, upgraded(stored))] : [];
    const unchanged = others.filter((other) => other.facts.year !== facts.year);
    if (trendsOf(edition, [...unchanged, ...before]) !== trendsOf(edition, others))
      changes.push({ year: facts.year, isNew: !former });
  }
  return changes;
}
