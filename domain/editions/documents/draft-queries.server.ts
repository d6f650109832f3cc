import { and, asc, count, desc, eq, isNotNull, like, lt, lte, ne, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { studies } from '../../studies/study-table.server.ts';
import { contentDrafts, contentPublications, contentVersions, editionFiles } from './content-document-table.server.ts';
import { currentSchemaVersion } from './document-shapes.ts';

export type ContentDraft = typeof contentDrafts.$inferSelect;
export type EditionFile = Pick<typeof editionFiles.$inferSelect, 'address' | 'sha256' | 'bytes'>;
type Publication = typeof contentPublications.$inferSelect;

export async function findDraft(db: Readable, document: string): Promise<ContentDraft | undefined> {
  const [draft] = await db.select().from(contentDrafts).where(eq(contentDrafts.document, document));
  return draft;
}

/** Writes a draft over the one of the revision before; revision 1 is the first. @returns false: somebody else was quicker */
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

/** Every document with what is live of it, what is being written and what is to come, by their names. */
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

/** The version of a document before one. */
export async function findVersionBefore(db: Readable, { document, number }: { document: string; number: number }) {
  const [version] = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.document, document), lt(contentVersions.number, number)))
    .orderBy(desc(contentVersions.number))
    .limit(1);
  return version;
}

/** The versions of a document, newest first, without what they say. */
export function listVersions(db: Readable, document: string) {
  return db
    .select({
      id: contentVersions.id,
      number: contentVersions.number,
      sha256: contentVersions.sha256,
      note: contentVersions.note,
      createdAt: contentVersions.createdAt,
      createdBy: contentVersions.createdBy,
    })
    .from(contentVersions)
    .where(eq(contentVersions.document, document))
    .orderBy(desc(contentVersions.number));
}

/** When versions of a document become live, or became, newest first. */
export function listPublications(db: Readable, document: string): Promise<Publication[]> {
  return db
    .select()
    .from(contentPublications)
    .where(eq(contentPublications.document, document))
    .orderBy(desc(contentPublications.dueAt));
}

export async function findPublication(db: Readable, id: string): Promise<Publication | undefined> {
  const [publication] = await db.select().from(contentPublications).where(eq(contentPublications.id, id));
  return publication;
}

/** Publications that didn't go live at their time, while nothing else of their document did or is about to. */
export async function listBlockedPublications(db: Readable) {
  const { id, document, dueAt, state, problem } = contentPublications;
  const latest = await db
    .selectDistinctOn([document], { id, document, dueAt, state, problem })
    .from(contentPublications)
    .where(ne(state, 'cancelled'))
    .orderBy(document, desc(dueAt), desc(id));
  return latest.flatMap(({ state: reached, problem: why, ...publication }) =>
    reached === 'blocked' ? [{ ...publication, problem: why ?? '' }] : [],
  );
}

export async function insertEditionFiles(tx: Transaction, versionId: string, files: EditionFile[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(editionFiles)
    .values(files.map((file) => ({ versionId, ...file })))
    .onConflictDoNothing();
}

export async function hasEditionFiles(db: Readable, versionId: string): Promise<boolean> {
  const [found] = await db.select({ files: count() }).from(editionFiles).where(eq(editionFiles.versionId, versionId));
  return (found?.files ?? 0) > 0;
}

/** Ids of the versions that have files, in order. */
export async function listVersionsWithFiles(db: Readable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ versionId: editionFiles.versionId })
    .from(editionFiles)
    .orderBy(editionFiles.versionId);
  return rows.map(({ versionId }) => versionId);
}

/** A file of the version of a document whose hash begins so. */
export async function findEditionFile(
  db: Readable,
  { document, version, address }: { document: string; version: string; address: string },
): Promise<EditionFile | undefined> {
  const [file] = await db
    .select({ address: editionFiles.address, sha256: editionFiles.sha256, bytes: editionFiles.bytes })
    .from(editionFiles)
    .innerJoin(contentVersions, eq(contentVersions.id, editionFiles.versionId))
    .where(
      and(
        eq(contentVersions.document, document),
        like(contentVersions.sha256, `${version}%`),
        eq(editionFiles.address, address),
      ),
    );
  return file;
}

/** Notes of corrections that went live and can be read, oldest first. */
export function listNotes(db: Readable) {
  return db
    .select({ document: contentPublications.document, liveAt: contentPublications.liveAt, note: contentVersions.note })
    .from(contentPublications)
    .innerJoin(contentVersions, eq(contentVersions.id, contentPublications.versionId))
    .where(
      and(
        eq(contentPublications.state, 'live'),
        lte(contentVersions.schemaVersion, currentSchemaVersion),
        isNotNull(contentVersions.note),
      ),
    )
    .orderBy(asc(contentPublications.liveAt));
}

/** Publications whose time has come; who else takes them meanwhile has them. */
export function takeDuePublications(tx: Transaction): Promise<Publication[]> {
  return tx
    .select()
    .from(contentPublications)
    .where(and(eq(contentPublications.state, 'scheduled'), lte(contentPublications.dueAt, sql`now()`)))
    .orderBy(asc(contentPublications.dueAt))
    .for('update', { skipLocked: true });
}

export async function findNextPublication(db: Readable): Promise<Date | undefined> {
  const [next] = await db
    .select({ dueAt: contentPublications.dueAt })
    .from(contentPublications)
    .where(eq(contentPublications.state, 'scheduled'))
    .orderBy(asc(contentPublications.dueAt))
    .limit(1);
  return next?.dueAt;
}

/** Changes the state of a scheduled publication. @returns false: it isn't scheduled any more */
export async function settlePublication(
  tx: Transaction,
  id: string,
  settled: Partial<Pick<Publication, 'state' | 'liveAt' | 'problem'>>,
): Promise<Publication | undefined> {
  const [changed] = await tx
    .update(contentPublications)
    .set(settled)
    .where(and(eq(contentPublications.id, id), eq(contentPublications.state, 'scheduled')))
    .returning();
  return changed;
}

const isOfYear = (year: number) => and(eq(studies.year, year), sql`${studies.deletedAt} is null`);

export async function hasStudyOfYear(db: Readable, year: number): Promise<boolean> {
  return (await db.$count(studies, isOfYear(year))) > 0;
}

/** Gives the flag of the current edition to the study of a year. @returns false: there is none */
export async function flagStudyOfYear(tx: Transaction, year: number): Promise<boolean> {
  const [study] = await tx
    .select({ id: studies.id })
    .from(studies)
    .where(isOfYear(year))
    .orderBy(desc(studies.isCurrentEdition), desc(studies.updatedAt))
    .limit(1);
  if (!study) return false;
  await tx.update(studies).set({ isCurrentEdition: false }).where(eq(studies.isCurrentEdition, true));
  await tx.update(studies).set({ isCurrentEdition: true }).where(eq(studies.id, study.id));
  return true;
}
