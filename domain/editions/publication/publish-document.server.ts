import type { EditionDocument } from '#content/schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { editionWithTrends } from '../../insights/figure-trends.ts';
import { hasStudyOfYear } from '../../studies/study-of-year-queries.server.ts';
import { checkCorrection, type EmbedHeight } from '../documents/check-correction.server.ts';
import { checkDocument } from '../documents/check-document.ts';
import { currentSchemaVersion, isNewerThanCode, yearOfDocument } from '../documents/document-shapes.ts';
import { findDraft } from '../documents/draft-queries.server.ts';
import type { Finding } from '../documents/finding.ts';
import { lifted } from '../documents/lift-document.ts';
import { writtenByLaterRelease } from '../documents/save-draft.server.ts';
import { insertVersion } from '../documents/version-queries.server.ts';
import { contentHash } from '../live-content/edition-version.server.ts';
import { listLiveEditions, readInstitution } from '../live-content/find-live-document.server.ts';
import { insertEditionFiles } from './edition-file-queries.server.ts';
import { settle } from './go-live.server.ts';
import { makeMissingFiles } from './keep-files.server.ts';
import { insertPublication, listPublications, lockContentDocuments } from './publication-queries.server.ts';
import type { StoreFiles } from './store-files.server.ts';

/** Wakes when a publication's time has come; a sweep every minute does the same. */
export const goLiveJob: JobKind<{ publicationId: string }> = { name: 'content-go-live' };

export interface Wish {
  document: string;
  /** Of the draft that was looked at. */
  revision: number;
  /** Null: now. */
  at: Date | null;
  /** Whether its edition becomes the current one. */
  makesCurrent: boolean;
  /** What changed, for everybody to read: of a correction. */
  note: string | null;
  actor: string;
}

/** What an edition's pages and files are made with. */
export interface EditionMakers {
  storeFiles: StoreFiles;
  embedHeight: EmbedHeight;
}

/** What has to be put right, or looked at, before a document is published: in itself, and beside what was published of it. */
export async function findingsOf(
  db: Readable,
  written: { document: string; content: unknown },
  embedHeight: EmbedHeight,
): Promise<Finding[]> {
  const found = checkDocument(written.document, written.content);
  if (found.some(({ level }) => level === 'error')) return found;
  return [...found, ...(await checkCorrection(db, written, embedHeight))];
}

type PublishServices = Pick<Services, 'db' | 'jobs' | 'settings' | 'contentChanged' | 'log'>;

/**
 * Freezes the draft as a version, with its files, and lets it go live: now, or at a time. Everything is prepared at once, so
 * that mistakes show today. A correction says what it corrects.
 */
export async function publishDocument(services: PublishServices, makers: EditionMakers, wish: Wish) {
  const { db, jobs } = services;
  const { document, actor, makesCurrent, note } = wish;
  const draft = await findDraft(db, document);
  if (!draft) return refuse(404, 'not-found', 'There is no draft to publish: save one first.');
  if (draft.revision !== wish.revision) {
    return refuse(409, 'draft-changed', 'The draft was saved anew meanwhile: look at it again before you publish it.');
  }
  if (wish.at && wish.at.getTime() <= Date.now())
    return refused('at', 'Choose a time that is still to come, or publish now.');
  if (isNewerThanCode(draft)) return writtenByLaterRelease();
  const content = lifted(draft);
  const found = await findingsOf(db, { document, content }, makers.embedHeight);
  const errors = found.flatMap(({ path, message, level }) => (level === 'error' ? [{ path, message }] : []));
  if (errors.length > 0) return refuse(400, 'not-ready', 'This can’t be published yet.', { errors });
  const isEdition = yearOfDocument(document) !== undefined;
  const published = await listPublications(db, document);
  if (isEdition && !note && published.some(({ state }) => state === 'live')) {
    return refused('note', 'Say in a sentence what is corrected: everybody reads it on the page.');
  }
  if (published.some(({ state }) => state === 'scheduled')) {
    return refuse(409, 'scheduled', 'A version of this is scheduled already: cancel that first.');
  }
  const year = yearOfDocument(document);
  if (makesCurrent && !wish.at && year !== undefined && !(await hasStudyOfYear(db, year))) {
    return refused('makesCurrent', `Add a study of ${year} first: it is the one that becomes current.`);
  }
  await makeMissingFiles(services, makers.storeFiles);
  const files = isEdition
    ? await makers.storeFiles(
        editionWithTrends(content as EditionDocument, await listLiveEditions(db)),
        await readInstitution(db),
      )
    : [];
  const publication = await db.transaction(async (tx) => {
    await lockContentDocuments(tx);
    const version = await insertVersion(tx, {
      document,
      content,
      schemaVersion: currentSchemaVersion,
      sha256: contentHash(content),
      note,
      createdBy: actor,
    });
    await insertEditionFiles(tx, version.id, files);
    const dueAt = wish.at ?? new Date();
    const added = await insertPublication(tx, {
      document,
      versionId: version.id,
      makesCurrent: makesCurrent && isEdition,
      dueAt,
      state: 'scheduled',
    });
    const action = wish.at ? 'schedule' : 'publish';
    await recordAudit(tx, { actor, action, recordKind: 'content', recordId: version.id, recordName: document });
    if (wish.at) await jobs.send(tx, goLiveJob, [{ publicationId: added.id }], { startAfter: dueAt });
    else await settle(tx, services, added);
    return added;
  });
  await services.contentChanged({ isNotified: !wish.at });
  const [settled] = (await listPublications(db, document)).filter(({ id }) => id === publication.id);
  return settled ?? publication;
}

const refused = (path: string, message: string): Refusal =>
  refuse(400, 'not-ready', 'This can’t be published yet.', { errors: [{ path, message }] });
