import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../audit/audit-queries.server.ts';
import { isDocument } from './check-document.ts';
import { findVersion, listLiveVersions } from './content-document-queries.server.ts';
import { currentSchemaVersion } from './document-shapes.ts';
import { findDraft, writeDraft } from './draft-queries.server.ts';
import { lifted } from './lift-document.ts';

/** What the office goes on writing. */
export interface ShownDraft {
  document: string;
  /** 0: nothing was saved yet, this is what is live. */
  revision: number;
  savedAt: Date | null;
  content: unknown;
}

const noSuchDocument = () => refuse(404, 'not-found', 'There is no such document.');

/** The draft of a document; without one what is live. */
export async function readDraft({ db }: Pick<Services, 'db'>, document: string): Promise<ShownDraft | Refusal> {
  const draft = await findDraft(db, document);
  if (draft) {
    const { revision, savedAt } = draft;
    return { document, revision, savedAt, content: lifted(draft) };
  }
  const live = (await listLiveVersions(db)).find((version) => version.document === document);
  const version = live && (await findVersion(db, live.versionId));
  if (!version) return noSuchDocument();
  return { document, revision: 0, savedAt: null, content: lifted(version) };
}

interface SavedDraft {
  document: string;
  revision: number;
  content: unknown;
  actor: string;
  /** The version that it is a copy of. */
  restored?: string;
}

/** Saves a draft as a whole, over the revision that the sender knows; whatever it says: a draft may be half written. */
export async function saveDraft(
  { db }: Pick<Services, 'db'>,
  { document, revision, content, actor, restored }: SavedDraft,
): Promise<ShownDraft | Refusal> {
  if (!isDocument(document)) return noSuchDocument();
  const saved = await db.transaction(async (tx) => {
    const isWritten = await writeDraft(tx, {
      document,
      revision: revision + 1,
      schemaVersion: currentSchemaVersion,
      content,
    });
    const audited = restored
      ? { action: 'restore', recordKind: 'content-versions', recordId: restored }
      : { action: 'draft', recordKind: 'content' };
    if (isWritten) await recordAudit(tx, { actor, ...audited, recordName: document });
    return isWritten;
  });
  if (!saved) {
    return refuse(
      409,
      'draft-changed',
      'Somebody else has saved this draft meanwhile: load it again, or compare both.',
    );
  }
  return readDraft({ db }, document);
}

/** Copies a version as a whole into the draft; what is live stays. */
export async function restoreVersion(
  { db }: Pick<Services, 'db'>,
  { id, revision, actor }: { id: string; revision: number; actor: string },
): Promise<ShownDraft | Refusal> {
  const version = await findVersion(db, id);
  if (!version) return refuse(404, 'not-found', 'There is no such version.');
  const content = lifted(version);
  return saveDraft({ db }, { document: version.document, revision, content, actor, restored: id });
}
