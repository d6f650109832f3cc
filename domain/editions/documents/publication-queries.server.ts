import { and, asc, desc, eq, getTableColumns, inArray, like, lte, max, ne, or, sql } from 'drizzle-orm';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { prepareOnce } from '#platform/database/prepare-once.server.ts';
import { findCurrentStudy } from '../../studies/study-of-year-queries.server.ts';
import { contentPublications, contentVersions } from './content-document-table.server.ts';
import { currentSchemaVersion, yearOfDocument } from './document-shapes.ts';

type Publication = typeof contentPublications.$inferSelect;

/** Serialises changes of documents and publications until the transaction ends. */
export const lockContentDocuments = (tx: Transaction): Promise<void> => takeLock(tx, 'contentDocuments');

/** Whether a publication is, or was, live, with a version that this release can read. */
const isReadable = and(eq(contentPublications.state, 'live'), lte(contentVersions.schemaVersion, currentSchemaVersion));

const liveVersions = prepareOnce((db) =>
  db
    .selectDistinctOn([contentPublications.document], pickColumns(contentPublications, 'document', 'versionId'))
    .from(contentPublications)
    .innerJoin(contentVersions, eq(contentVersions.id, contentPublications.versionId))
    .where(isReadable)
    .orderBy(contentPublications.document, desc(contentPublications.liveAt), desc(contentPublications.id))
    .prepare('live-versions'),
);

/** Ids of the live versions of all documents, among those that this release can read. */
export const listLiveVersions = (db: Readable) => liveVersions(db).execute();

const liveVersionId = prepareOnce((db) =>
  db
    .select({ id: contentVersions.id })
    .from(contentPublications)
    .innerJoin(contentVersions, eq(contentVersions.id, contentPublications.versionId))
    .where(and(eq(contentPublications.document, sql.placeholder('document')), isReadable))
    .orderBy(desc(contentPublications.liveAt), desc(contentPublications.id))
    .limit(1)
    .prepare('live-version-id'),
);

/** Id of a document's live version, among those that this release can read. */
export async function findLiveVersionId(db: Readable, document: string): Promise<string | undefined> {
  const [version] = await liveVersionId(db).execute({ document });
  return version?.id;
}

/** The version of each of these documents that went live last, even if a later release wrote it. */
export const listLastPublished = (db: Readable, documents: readonly string[]) =>
  db
    .selectDistinctOn([contentPublications.document], getTableColumns(contentVersions))
    .from(contentPublications)
    .innerJoin(contentVersions, eq(contentVersions.id, contentPublications.versionId))
    .where(and(inArray(contentPublications.document, [...documents]), eq(contentPublications.state, 'live')))
    .orderBy(contentPublications.document, desc(contentPublications.liveAt), desc(contentPublications.id));

export const findLastPublished = (db: Readable, document: string) => firstRow(listLastPublished(db, [document]));

/** The year of the current edition among the live documents, by the same rule as composeSiteContent. */
export async function findCurrentYear(db: Readable, live: readonly { document: string }[]) {
  const years = live.flatMap(({ document }) => yearOfDocument(document) ?? []);
  const flagged = (await findCurrentStudy(db))?.year;
  return years.find((year) => year === flagged) ?? years.sort((a, b) => b - a)[0];
}

/** Publications of a document, newest first. */
export function listPublications(db: Readable, document: string): Promise<Publication[]> {
  return db
    .select()
    .from(contentPublications)
    .where(eq(contentPublications.document, document))
    .orderBy(desc(contentPublications.dueAt));
}

/** A period in which a version was live. */
export interface LiveSpan {
  versionId: string;
  /** Of the version. */
  name: string;
  from: Date;
  /** Null while it is live. */
  until: Date | null;
}

/** The times when a document's versions that this release can read were live, oldest first. */
export async function listLiveSpans(db: Readable, document: string): Promise<LiveSpan[]> {
  const rows = await db
    .select({ ...pickColumns(contentPublications, 'versionId', 'liveAt'), name: contentVersions.name })
    .from(contentPublications)
    .innerJoin(contentVersions, eq(contentVersions.id, contentPublications.versionId))
    .where(and(eq(contentPublications.document, document), isReadable))
    .orderBy(asc(contentPublications.liveAt), asc(contentPublications.id));
  return rows.flatMap(({ liveAt, ...version }, index) =>
    liveAt ? [{ ...version, from: liveAt, until: rows[index + 1]?.liveAt ?? null }] : [],
  );
}

export const findPublication = (db: Readable, id: string) =>
  firstRow(db.select().from(contentPublications).where(eq(contentPublications.id, id)));

/** Blocked publications that are the latest of their document. */
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

/** When versions of editions, the texts of /insights and their translations went live, oldest first; without those of later releases. */
export async function listEditionPublications(db: Readable) {
  const { document, versionId, liveAt, id } = contentPublications;
  const { number, note, noteTranslations } = contentVersions;
  const rows = await db
    .select({ document, versionId, liveAt, number, note, noteTranslations })
    .from(contentPublications)
    .innerJoin(contentVersions, eq(contentVersions.id, versionId))
    .where(and(isReadable, or(like(document, 'edition-%'), eq(document, 'insights'), like(document, 'insights.%'))))
    .orderBy(asc(liveAt), asc(id));
  return rows.flatMap(({ liveAt: wentLiveAt, ...row }) => (wentLiveAt ? [{ ...row, liveAt: wentLiveAt }] : []));
}

export type EditionPublication = Awaited<ReturnType<typeof listEditionPublications>>[number];

/** Due publications, locked until the transaction ends, without those locked by others. */
export function takeDuePublications(tx: Transaction): Promise<Publication[]> {
  return (
    tx
      .select()
      .from(contentPublications)
      .where(and(eq(contentPublications.state, 'scheduled'), lte(contentPublications.dueAt, sql`now()`)))
      // An original before its translations, which are checked against it: 'legal' before 'legal.fr'.
      .orderBy(asc(contentPublications.dueAt), asc(contentPublications.document))
      .for('update', { skipLocked: true })
  );
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

/**
 * Now, or right after the last publication of a document (or of all) if the clock was set back since: publications are ordered by
 * these times.
 */
export async function timeAfterPublications(db: Readable, document?: string): Promise<Date> {
  const { liveAt } = contentPublications;
  const isOfDocument = document === undefined ? undefined : eq(contentPublications.document, document);
  const [last] = await db
    .select({ liveAt: max(liveAt) })
    .from(contentPublications)
    .where(isOfDocument);
  return new Date(Math.max(Date.now(), Number(last?.liveAt ?? 0) + 1));
}

export const insertPublication = async (tx: Transaction, publication: typeof contentPublications.$inferInsert) =>
  onlyRow(await tx.insert(contentPublications).values(publication).returning());

/** Changes the state of a scheduled publication. @returns undefined if it is no longer scheduled */
export const setPublicationState = (
  tx: Transaction,
  id: string,
  values: Partial<Pick<Publication, 'state' | 'liveAt' | 'problem'>>,
) =>
  firstRow(
    tx
      .update(contentPublications)
      .set(values)
      .where(and(eq(contentPublications.id, id), eq(contentPublications.state, 'scheduled')))
      .returning(),
  );
