import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { contentDrafts, contentPublications, contentVersions } from './content-document-table.server.ts';
import { hasPublication } from './version-queries.server.ts';

export type ContentDraft = typeof contentDrafts.$inferSelect;

/** The drafts of these documents, in any order. */
export const listDrafts = (db: Readable, documents: readonly string[]) =>
  db
    .select()
    .from(contentDrafts)
    .where(inArray(contentDrafts.document, [...documents]));

export const findDraft = (db: Readable, document: string) => firstRow(listDrafts(db, [document]));

/** Ids of the texts of a draft that were marked as read; undefined if there is no draft. */
export async function findReadTexts(db: Readable, document: string, { lock = false }: { lock?: boolean } = {}) {
  const query = db
    .select({ readTexts: contentDrafts.readTexts })
    .from(contentDrafts)
    .where(eq(contentDrafts.document, document));
  const [draft] = await (lock ? query.for('update') : query);
  return draft?.readTexts;
}

export async function storeReadTexts(tx: Transaction, document: string, readTexts: string[]): Promise<void> {
  await tx.update(contentDrafts).set({ readTexts }).where(eq(contentDrafts.document, document));
}

/** Stores a draft in place of the previous revision; revision 1 is the first. @returns false if there is a newer one */
export function writeDraft(tx: Transaction, draft: Omit<ContentDraft, 'savedAt' | 'readTexts'>): Promise<boolean> {
  const values = { ...draft, savedAt: new Date() };
  if (draft.revision === 1) return hasChanged(tx.insert(contentDrafts).values(values).onConflictDoNothing());
  const isPrevious = and(eq(contentDrafts.document, draft.document), eq(contentDrafts.revision, draft.revision - 1));
  return hasChanged(tx.update(contentDrafts).set(values).where(isPrevious));
}

const draftHash = sql<string>`encode(sha256(convert_to(${contentDrafts.content}::text, 'UTF8')), 'hex')`;

/** The drafts with the newest version of the same content that was live, if any. */
const selectDrafts = (db: Readable) =>
  db
    .select({
      document: contentDrafts.document,
      savedAt: contentDrafts.savedAt,
      hash: draftHash,
      sameVersion: sql<number | null>`max(${contentVersions.number})`,
    })
    .from(contentDrafts)
    .leftJoin(
      contentVersions,
      and(
        eq(contentVersions.document, contentDrafts.document),
        eq(contentVersions.sha256, draftHash),
        hasPublication(db, 'live'),
      ),
    )
    .groupBy(contentDrafts.document);

/** Live and scheduled publications, newest first. */
const selectPublished = (db: Readable) =>
  db
    .select({
      ...pickColumns(contentPublications, 'document', 'state', 'liveAt', 'dueAt'),
      hash: contentVersions.sha256,
    })
    .from(contentPublications)
    .innerJoin(contentVersions, eq(contentVersions.id, contentPublications.versionId))
    .where(inArray(contentPublications.state, ['live', 'scheduled']))
    .orderBy(desc(contentPublications.liveAt), desc(contentPublications.id));

/** All documents by name: when they went live, were drafted and are scheduled, and whether the draft differs from what is live. */
export async function listDocuments(db: Readable) {
  const drafts = await selectDrafts(db);
  const published = await selectPublished(db);
  const names = new Set([...drafts, ...published].map(({ document }) => document));
  return [...names].sort().map((document) => {
    const ofDocument = (row: { document: string }) => row.document === document;
    const draft = drafts.find(ofDocument);
    const live = published.find((row) => ofDocument(row) && row.state === 'live');
    const scheduled = published.find((row) => ofDocument(row) && row.state === 'scheduled');
    const draftDiffersFromLive = draft !== undefined && draft.hash !== live?.hash;
    return {
      document,
      liveAt: live?.liveAt ?? null,
      draftSavedAt: draft?.savedAt ?? null,
      dueAt: scheduled?.dueAt ?? null,
      draftDiffersFromLive,
      draftDiffersFromScheduled: scheduled !== undefined && draft !== undefined && draft.hash !== scheduled.hash,
      restoredVersion: draftDiffersFromLive && draft.hash !== scheduled?.hash ? draft.sameVersion : null,
    };
  });
}

export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number];

/** Drafts that differ from what is live, of documents without a scheduled version. */
export function unpublishedDrafts(documents: readonly ListedDocument[]): { document: string; savedAt: Date }[] {
  return documents.flatMap(({ document, draftSavedAt, draftDiffersFromLive, dueAt }) =>
    draftSavedAt && draftDiffersFromLive && !dueAt ? [{ document, savedAt: draftSavedAt }] : [],
  );
}
