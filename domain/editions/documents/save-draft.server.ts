import type { Readable } from '#platform/database/database.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import type { SaveDraftRefusal } from './content-calls.ts';
import { isDocument } from './document-fields.ts';
import { currentSchemaVersion, isNewerThanCode } from './document-shapes.ts';
import { findDraft, writeDraft } from './draft-queries.server.ts';
import { findLastPublished } from './publication-queries.server.ts';
import { translationOf } from './translation-name.ts';
import { upgraded, upgradedIfKnown } from './upgrade-document.ts';
import { findVersion } from './version-queries.server.ts';

/** A draft, or the live content if there is no draft. */
export interface ShownDraft {
  document: string;
  /** 0 if there is no draft. */
  revision: number;
  savedAt: Date | null;
  content: unknown;
  /** Whether a later release wrote it: it is shown unchanged and can't be saved. */
  isReadOnly: boolean;
}

export const noSuchDocument = refuse(404, 'not-found', 'There is no such document.');

export const writtenByLaterRelease = refuse(
  409,
  'newer-document',
  'A later release of the site wrote this: it can be read here, and changed where that release runs.',
);

/** The draft of a document, or its live content if there is no draft. */
export async function readDraft(
  { db }: { db: Readable },
  document: string,
): Promise<ShownDraft | Refusal<'not-found'>> {
  const draft = await findDraft(db, document);
  const stored = draft ?? (await findLastPublished(db, document));
  if (!stored) return noSuchDocument;
  const isReadOnly = isNewerThanCode(stored);
  return {
    document,
    revision: draft?.revision ?? 0,
    savedAt: draft?.savedAt ?? null,
    content: upgradedIfKnown(stored),
    isReadOnly,
  };
}

interface SavedDraft {
  document: string;
  revision: number;
  content: unknown;
  actor: string;
  /** Id of the version that it is a copy of. */
  restored?: string;
}

/** Saves a draft in place of the revision that the caller knows. Its content isn't checked: a draft may be incomplete. */
export async function saveDraft(
  { db }: Pick<Services, 'db'>,
  { document, revision, content, actor, restored }: SavedDraft,
): Promise<ShownDraft | Refusal<SaveDraftRefusal>> {
  if (!isDocument(translationOf(document)?.document ?? document)) return noSuchDocument;
  const known = await readDraft({ db }, document);
  if (!isRefusal(known) && known.isReadOnly) return writtenByLaterRelease;
  const isSaved = await db.transaction(async (tx) => {
    const isWritten = await writeDraft(tx, {
      document,
      revision: revision + 1,
      schemaVersion: currentSchemaVersion,
      content,
    });
    const audited = restored
      ? ({ action: 'restore', recordKind: 'content-versions', recordId: restored } as const)
      : ({ action: 'draft', recordKind: 'content' } as const);
    if (isWritten) await recordAudit(tx, { actor, ...audited, recordName: document });
    return isWritten;
  });
  if (!isSaved) {
    return refuse(
      409,
      'draft-changed',
      'Somebody else has saved this draft in the meantime: load it again, or compare both.',
    );
  }
  return readDraft({ db }, document);
}

/** Copies a version into the draft; the live content stays. */
export async function restoreVersion(
  { db }: Pick<Services, 'db'>,
  { id, revision, actor }: { id: string; revision: number; actor: string },
): Promise<ShownDraft | Refusal> {
  const version = await findVersion(db, id);
  if (!version) return refuse(404, 'not-found', 'There is no such version.');
  if (isNewerThanCode(version)) return writtenByLaterRelease;
  const content = upgraded(version);
  return saveDraft({ db }, { document: version.document, revision, content, actor, restored: id });
}
