import { and, desc, eq, exists, inArray, lt, max } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import type { publicationStates } from './content-answers.ts';
import { contentPublications, contentVersions } from './content-document-table.server.ts';
import { findVersionId } from './edition-file-queries.server.ts';
import { contentHash, versionName } from './edition-version.server.ts';

type ContentVersion = typeof contentVersions.$inferSelect;

export const findVersion = (db: Readable, id: string) =>
  firstRow(db.select().from(contentVersions).where(eq(contentVersions.id, id)));

/** Versions by their ids, in any order. */
export async function listVersionsById(db: Readable, ids: readonly string[]): Promise<ContentVersion[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(contentVersions)
        .where(inArray(contentVersions.id, [...ids]));
}

const newestFirst = [desc(contentVersions.number), desc(contentVersions.createdAt)] as const;

/** Condition: a version has a publication in one of these states. */
export const hasPublication = (db: Readable, ...states: (typeof publicationStates)[number][]) =>
  exists(
    db
      .select()
      .from(contentPublications)
      .where(and(eq(contentPublications.versionId, contentVersions.id), inArray(contentPublications.state, states))),
  );

/** The versions of a document, newest first, without their content. */
export function listVersions(db: Readable, document: string) {
  return db
    .select(pickColumns(contentVersions, 'id', 'number', 'sha256', 'note', 'createdAt', 'createdBy'))
    .from(contentVersions)
    .where(eq(contentVersions.document, document))
    .orderBy(...newestFirst);
}

/** The versions of a document with their content, newest first. */
export function listContents(db: Readable, document: string): Promise<ContentVersion[]> {
  return db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.document, document))
    .orderBy(...newestFirst);
}

/** The version that was live before one with this number. */
export const findVersionBefore = (db: Readable, { document, number }: { document: string; number: number }) =>
  firstRow(
    db
      .select()
      .from(contentVersions)
      .where(
        and(eq(contentVersions.document, document), lt(contentVersions.number, number), hasPublication(db, 'live')),
      )
      .orderBy(...newestFirst)
      .limit(1),
  );

/** Names of all documents that were ever published. */
export async function listPublishedDocuments(db: Readable): Promise<string[]> {
  const rows = await db.selectDistinct({ document: contentVersions.document }).from(contentVersions);
  return rows.map(({ document }) => document);
}

/** The number that the next version of a document gets: one more than that of the last one live or scheduled. */
export async function nextVersionNumber(db: Readable, document: string): Promise<number> {
  const [last] = await db
    .select({ number: max(contentVersions.number) })
    .from(contentVersions)
    .where(and(eq(contentVersions.document, document), hasPublication(db, 'live', 'scheduled')));
  return (last?.number ?? 0) + 1;
}

/** Adds a version with the next number. */
export async function insertVersion(
  tx: Transaction,
  version: Omit<typeof contentVersions.$inferInsert, 'number' | 'name'>,
) {
  const { document, sha256 } = version;
  const number = await nextVersionNumber(tx, document);
  const isNew = !(await findVersionId(tx, document, versionName(sha256)));
  const count = await tx.$count(contentVersions, eq(contentVersions.document, document));
  const name = versionName(isNew ? sha256 : contentHash([sha256, count + 1]));
  return onlyRow(
    await tx
      .insert(contentVersions)
      .values({ ...version, number, name })
      .returning(),
  );
}
