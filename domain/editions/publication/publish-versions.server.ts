import type { Readable } from '#platform/database/database.server.ts';
import type { OtherLanguage } from '#platform/languages.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { currentSchemaVersion, isNewerThanCode } from '../documents/document-shapes.ts';
import { findDraft } from '../documents/draft-queries.server.ts';
import { type EditionFile, insertEditionFiles } from '../documents/edition-file-queries.server.ts';
import { contentHash } from '../documents/edition-version.server.ts';
import { insertPublication, listPublications, lockContentDocuments } from '../documents/publication-queries.server.ts';
import { writtenByLaterRelease } from '../documents/save-draft.server.ts';
import { upgraded } from '../documents/upgrade-document.ts';
import { insertVersion, nextVersionNumber } from '../documents/version-queries.server.ts';
import { goLiveOrBlock } from './go-live.server.ts';

export type PublishServices = Pick<Services, 'db' | 'files' | 'jobs' | 'settings' | 'contentChanged' | 'log'>;

export const refused = (path: string, message: string): Refusal =>
  refuse(400, 'not-ready', 'This can’t be published yet.', { errors: [{ path, message }] });

const draftChanged = refuse(
  409,
  'draft-changed',
  'The draft was saved again in the meantime: review it before you publish it.',
);

const alreadyScheduled = refuse(409, 'scheduled', 'A version is already scheduled: cancel it first.');

const isScheduled = async (db: Readable, document: string) =>
  (await listPublications(db, document)).some(({ state }) => state === 'scheduled');

/** The content of the draft with this revision, or a refusal if it can't be published now. */
export async function findDraftToPublish(
  db: Readable,
  { document, revision, at }: { document: string; revision: number; at: Date | null },
): Promise<unknown> {
  const draft = await findDraft(db, document);
  if (!draft) return refuse(404, 'not-found', 'There is no draft to publish: save one first.');
  if (draft.revision !== revision) return draftChanged;
  if (at && at.getTime() <= Date.now()) return refused('at', 'Choose a time in the future, or publish now.');
  if (isNewerThanCode(draft)) return writtenByLaterRelease;
  if (await isScheduled(db, document)) return alreadyScheduled;
  return upgraded(draft);
}

export interface NewVersion {
  document: string;
  /** The number that the version gets, which its files name. Refused if another version has it by then. */
  number: number;
  content: unknown;
  note?: string | null;
  noteTranslations?: Partial<Record<OtherLanguage, string>> | null;
  makesCurrent?: boolean;
  files?: EditionFile[];
  /** When the live editions that its files are made from were read; now if missing. */
  createdAt?: Date;
}

/**
 * Stores versions that belong together, and publishes or schedules them in one transaction.
 * @returns the publication of the first
 */
export async function publishVersions(
  services: PublishServices,
  { at, actor }: { at: Date | null; actor: string },
  versions: readonly [NewVersion, ...NewVersion[]],
) {
  const { db } = services;
  const dueAt = at ?? new Date();
  const added = await db.transaction(async (tx) => {
    await lockContentDocuments(tx);
    for (const { document, number } of versions) {
      if (await isScheduled(tx, document)) return alreadyScheduled;
      if ((await nextVersionNumber(tx, document)) !== number) return draftChanged;
    }
    const publications = [];
    for (const { makesCurrent = false, files = [], ...stored } of versions) {
      const { document, content } = stored;
      const version = await insertVersion(tx, {
        ...stored,
        schemaVersion: currentSchemaVersion,
        sha256: contentHash(content),
        createdBy: actor,
      });
      await insertEditionFiles(tx, version.id, files);
      const planned = { document, versionId: version.id, makesCurrent, dueAt, state: 'scheduled' } as const;
      const publication = await insertPublication(tx, planned);
      const action = at ? 'schedule' : 'publish';
      await recordAudit(tx, { actor, action, recordKind: 'content', recordId: version.id, recordName: document });
      if (!at) await goLiveOrBlock(tx, services, publication);
      publications.push(publication);
    }
    return publications;
  });
  if (isRefusal(added)) return added;
  await services.contentChanged({ isNotified: !at });
  const [{ document }] = versions;
  const [current] = (await listPublications(db, document)).filter(({ id }) => id === added[0]?.id);
  return current ?? (added[0] as (typeof added)[number]);
}
