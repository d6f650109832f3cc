import { and, eq, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { contentDrafts, contentPublications } from './content-document-table.server.ts';

export type ContentDraft = typeof contentDrafts.$inferSelect;

export async function findDraft(db: Readable, document: string): Promise<ContentDraft | undefined> {
  const [draft] = await db.select().from(contentDrafts).where(eq(contentDrafts.document, document));
  return draft;
}

/** Stores a draft in place of the previous revision; revision 1 is the first. @returns false if there is a newer one */
export async function writeDraft(tx: Transaction, draft: Omit<ContentDraft, 'savedAt'>): Promise<boolean> {
  const values = { ...draft, savedAt: new Date() };
  if (draft.revision === 1) {
    const added = await tx.insert(contentDrafts).values(values).onConflictDoNothing().returning();
    return added.length > 0;
  }
  const changed = await tx
    .update(contentDrafts)
    .set(values)
    .where(and(eq(contentDrafts.document, draft.document), eq(contentDrafts.revision, draft.revision - 1)))
    .returning();
  return changed.length > 0;
}

/** All documents by name, with the times of their live version, draft and scheduled version. */
export async function listDocuments(db: Readable) {
  const drafts = await db
    .select({ document: contentDrafts.document, draftSavedAt: contentDrafts.savedAt })
    .from(contentDrafts);
  const published = await db
    .select({
      document: contentPublications.document,
      liveAt: sql`max(${contentPublications.liveAt})`.mapWith(contentPublications.liveAt),
      dueAt: sql`max(${contentPublications.dueAt}) filter (where state = 'scheduled')`.mapWith(
        contentPublications.dueAt,
      ),
    })
    .from(contentPublications)
    .groupBy(contentPublications.document);
  const names = new Set([...drafts, ...published].map(({ document }) => document));
  return [...names].sort().map((document) => ({
    liveAt: null,
    dueAt: null,
    draftSavedAt: null,
    ...published.find((publication) => publication.document === document),
    ...drafts.find((draft) => draft.document === document),
    document,
  }));
}

/** Drafts that were saved after the last publication and are not scheduled. */
export async function listUnpublishedDrafts(db: Readable): Promise<{ document: string; savedAt: Date }[]> {
  return (await listDocuments(db)).flatMap(({ document, draftSavedAt, liveAt, dueAt }) =>
    draftSavedAt && !dueAt && (!liveAt || draftSavedAt > liveAt) ? [{ document, savedAt: draftSavedAt }] : [],
  );
}
