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
import { insertEditionFiles } from '../documents/edition-file-queries.server.ts';
import type { Finding } from '../documents/finding.ts';
import { insertPublication, listPublications, lockContentDocuments } from '../documents/publication-queries.server.ts';
import { writtenByLaterRelease } from '../documents/save-draft.server.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { insertVersion } from '../documents/version-queries.server.ts';
import { contentHash } from '../live-content/edition-version.server.ts';
import { listLiveEditions, readInstitution } from '../live-content/find-live-document.server.ts';
import { goLiveOrBlock } from './go-live.server.ts';
import type { StoreFiles } from './store-files.server.ts';
import { makeMissingFiles } from './store-missing-files.server.ts';

/** Scheduled for the time of a publication; sweepPublicationsJob covers a missed run. */
export const goLiveJob: JobKind<{ publicationId: string }> = { name: 'content-go-live' };

export interface PublishRequest {
  document: string;
  /** Revision of the draft to publish. */
  revision: number;
  /** null for now. */
  at: Date | null;
  /** Whether its edition becomes the current one. */
  makesCurrent: boolean;
  /** Public note, required for a correction. */
  note: string | null;
  actor: string;
}

export interface EditionMakers {
  storeFiles: StoreFiles;
  embedHeight: EmbedHeight;
}

/** Findings of a document, by itself and as a correction of its published versions. */
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
 * Stores the draft as a version with its files, and publishes it now or schedules it. Everything is checked and prepared now,
 * so that a scheduled publication doesn't fail later. A correction of an edition needs a note.
 */
export async function publishDocument(services: PublishServices, makers: EditionMakers, request: PublishRequest) {
  const { db, jobs } = services;
  const { document, actor, makesCurrent, note, at } = request;
  const draft = await findDraft(db, document);
  if (!draft) return refuse(404, 'not-found', 'There is no draft to publish: save one first.');
  if (draft.revision !== request.revision) {
    return refuse(409, 'draft-changed', 'The draft was saved again in the meantime: review it before you publish it.');
  }
  if (at && at.getTime() <= Date.now()) return refused('at', 'Choose a time in the future, or publish now.');
  if (isNewerThanCode(draft)) return writtenByLaterRelease();
  const content = upgraded(draft);
  const found = await findingsOf(db, { document, content }, makers.embedHeight);
  const errors = found.flatMap(({ path, message, level }) => (level === 'error' ? [{ path, message }] : []));
  if (errors.length > 0) return refuse(400, 'not-ready', 'This can’t be published yet.', { errors });
  const isEdition = yearOfDocument(document) !== undefined;
  const published = await listPublications(db, document);
  if (isEdition && !note && published.some(({ state }) => state === 'live')) {
    return refused('note', 'Say in a sentence what is corrected: everybody reads it on the page.');
  }
  if (published.some(({ state }) => state === 'scheduled')) {
    return refuse(409, 'scheduled', 'A version is already scheduled: cancel it first.');
  }
  const year = yearOfDocument(document);
  if (makesCurrent && !at && year !== undefined && !(await hasStudyOfYear(db, year))) {
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
    const dueAt = at ?? new Date();
    const added = await insertPublication(tx, {
      document,
      versionId: version.id,
      makesCurrent: makesCurrent && isEdition,
      dueAt,
      state: 'scheduled',
    });
    const action = at ? 'schedule' : 'publish';
    await recordAudit(tx, { actor, action, recordKind: 'content', recordId: version.id, recordName: document });
    if (at) await jobs.send(tx, goLiveJob, [{ publicationId: added.id }], { startAfter: dueAt });
    else await goLiveOrBlock(tx, services, added);
    return added;
  });
  await services.contentChanged({ isNotified: !at });
  const [current] = (await listPublications(db, document)).filter(({ id }) => id === publication.id);
  return current ?? publication;
}

const refused = (path: string, message: string): Refusal =>
  refuse(400, 'not-ready', 'This can’t be published yet.', { errors: [{ path, message }] });
