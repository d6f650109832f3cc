import { and, asc, eq, exists, isNotNull, like, type SQL } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { contentPublications, contentVersions, editionFiles } from './content-document-table.server.ts';

export type EditionFile = Pick<typeof editionFiles.$inferSelect, 'address' | 'sha256' | 'bytes'>;

export async function insertEditionFiles(tx: Transaction, versionId: string, files: EditionFile[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(editionFiles)
    .values(files.map((file) => ({ versionId, ...file })))
    .onConflictDoNothing();
}

const { address: addressColumn } = editionFiles;

/** Files of versions of documents, in the order of the versions. */
const selectFiles = (db: Readable, where: SQL | undefined) =>
  db
    .select(pickColumns(editionFiles, 'address', 'sha256', 'bytes'))
    .from(editionFiles)
    .innerJoin(contentVersions, eq(contentVersions.id, editionFiles.versionId))
    .where(where)
    .orderBy(asc(contentVersions.number), asc(addressColumn));

/** Those in German; other languages have their own prefix (translated-files.server.ts). */
const isOriginal = like(addressColumn, '/assets/%');

/** Addresses of the German files of a version. */
export async function listFileAddresses(db: Readable, versionId: string): Promise<string[]> {
  const rows = await db
    .select({ address: editionFiles.address })
    .from(editionFiles)
    .where(and(eq(editionFiles.versionId, versionId), isOriginal));
  return rows.map(({ address }) => address);
}

/** Files of a version by the prefix of their addresses. */
export const listFilesBelow = (db: Readable, versionId: string, prefix: string): Promise<EditionFile[]> =>
  selectFiles(db, and(eq(editionFiles.versionId, versionId), like(addressColumn, `${prefix}%`)));

/** Files of every version of a document by the prefix of their addresses, in the order of the versions. */
export const listFilesOfVersions = (db: Readable, document: string, prefix: string): Promise<EditionFile[]> =>
  selectFiles(db, and(eq(contentVersions.document, document), like(addressColumn, `${prefix}%`)));

export const hasEditionFiles = async (db: Readable, versionId: string): Promise<boolean> =>
  (await db.$count(editionFiles, and(eq(editionFiles.versionId, versionId), isOriginal))) > 0;

/** Ids of the versions that have files, in order. */
export async function listVersionsWithFiles(db: Readable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ versionId: editionFiles.versionId })
    .from(editionFiles)
    .where(isOriginal)
    .orderBy(editionFiles.versionId);
  return rows.map(({ versionId }) => versionId);
}

/** A file of the version with this name, if it is or was public. */
export function findEditionFile(
  db: Readable,
  { document, version, address }: { document: string; version: string; address: string },
) {
  const wentLive = db
    .select()
    .from(contentPublications)
    .where(and(eq(contentPublications.versionId, contentVersions.id), isNotNull(contentPublications.liveAt)));
  const isOfVersion = and(eq(contentVersions.document, document), eq(contentVersions.name, version), exists(wentLive));
  return firstRow(selectFiles(db, and(isOfVersion, eq(addressColumn, address))));
}

/** A file of any version of an edition, by an address that only one version has. */
export function findFileOfEdition(db: Readable, document: string, address: string) {
  const where = and(eq(contentVersions.document, document), eq(addressColumn, address));
  return firstRow(selectFiles(db, where).limit(1));
}

/** The version of a document with this name. */
export async function findVersionId(db: Readable, document: string, version: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(and(eq(contentVersions.document, document), eq(contentVersions.name, version)));
  return found?.id;
}
