import { and, desc, eq, getTableColumns, inArray, isNull, lte, max, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { studies } from '../../studies/study-table.server.ts';
import { contentPublications, contentVersions } from './content-document-table.server.ts';
import { currentSchemaVersion, yearOfDocument } from './document-shapes.ts';

type ContentVersion = typeof contentVersions.$inferSelect;
type ContentPublication = typeof contentPublications.$inferSelect;

const lockKey = 7_241_012;

/** One change of documents and their publications at a time, until the transaction ends. */
export async function lockContentDocuments(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
}

/** Which version of each document is live, without what it says: of those that this code can read, the last. */
export function listLiveVersions(db: Readable) {
  return db
    .selectDistinctOn([contentPublications.document], {
      document: contentPublications.document,
      versionId: contentPublications.versionId,
    })
    .from(contentPublications)
    .innerJoin(contentVersions, eq(contentVersions.id, contentPublications.versionId))
    .where(and(eq(contentPublications.state, 'live'), lte(contentVersions.schemaVersion, currentSchemaVersion)))
    .orderBy(contentPublications.document, desc(contentPublications.liveAt), desc(contentPublications.id));
}

/** The study that carries the flag of the current edition. */
export async function findCurrentStudy(db: Readable): Promise<{ id: string; year: number } | undefined> {
  const [study] = await db
    .select({ id: studies.id, year: studies.year })
    .from(studies)
    .where(and(eq(studies.isCurrentEdition, true), isNull(studies.deletedAt)));
  return study;
}

export async function findVersion(db: Readable, id: string): Promise<ContentVersion | undefined> {
  const [version] = await db.select().from(contentVersions).where(eq(contentVersions.id, id));
  return version;
}

/** Versions by their ids, in any order. */
export async function listVersionsById(db: Readable, ids: readonly string[]): Promise<ContentVersion[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(contentVersions)
        .where(inArray(contentVersions.id, [...ids]));
}

/** The version of a document that went live last, whatever code wrote it. */
export async function findLastPublished(db: Readable, document: string): Promise<ContentVersion | undefined> {
  const [version] = await db
    .select(getTableColumns(contentVersions))
    .from(contentPublications)
    .innerJoin(contentVersions, eq(contentVersions.id, contentPublications.versionId))
    .where(and(eq(contentPublications.document, document), eq(contentPublications.state, 'live')))
    .orderBy(desc(contentPublications.liveAt), desc(contentPublications.id))
    .limit(1);
  return version;
}

/** Adds a version with the next number. */
export async function insertVersion(
  tx: Transaction,
  version: Omit<typeof contentVersions.$inferInsert, 'number'>,
): Promise<ContentVersion> {
  const [last] = await tx
    .select({ number: max(contentVersions.number) })
    .from(contentVersions)
    .where(eq(contentVersions.document, version.document));
  const [row] = await tx
    .insert(contentVersions)
    .values({ ...version, number: (last?.number ?? 0) + 1 })
    .returning();
  return row as ContentVersion;
}

export async function insertPublication(
  tx: Transaction,
  publication: typeof contentPublications.$inferInsert,
): Promise<ContentPublication> {
  const [row] = await tx.insert(contentPublications).values(publication).returning();
  return row as ContentPublication;
}

/** Documents that have ever been published. */
export async function listPublishedDocuments(db: Readable): Promise<string[]> {
  const rows = await db.selectDistinct({ document: contentVersions.document }).from(contentVersions);
  return rows.map(({ document }) => document);
}

/** The year of the edition that is current: as composeSiteContent decides it. */
export async function findCurrentYear(db: Readable): Promise<number | undefined> {
  const years = (await listLiveVersions(db)).flatMap(({ document }) => yearOfDocument(document) ?? []);
  const flagged = (await findCurrentStudy(db))?.year;
  return years.find((year) => year === flagged) ?? years.sort((one, other) => other - one)[0];
}
