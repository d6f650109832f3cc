import { and, asc, desc, eq, getTableColumns, gt, inArray, ne, notExists, sql } from 'drizzle-orm';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { partnerFiles, partnerFileVersions } from '../partner-files/partner-file-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { pieceBytes } from './upload-limits.ts';
import { partnerUploadPieces, partnerUploads } from './upload-table.server.ts';

export type Upload = typeof partnerUploads.$inferSelect;

/** Neither expired nor begun before its uploader's access ended. */
const isRunning = and(
  gt(partnerUploads.expiresAt, sql`now()`),
  sql`not exists (select from ${user} uploader where uploader.id = ${partnerUploads.uploaderId} and uploader.access_ended_at >= ${partnerUploads.createdAt})`,
);
const isCounted = and(inArray(partnerUploads.state, ['open', 'checking']), isRunning);
const isOf = (uploaderId: string, id: string) =>
  and(eq(partnerUploads.id, id), eq(partnerUploads.uploaderId, uploaderId));

/**
 * Serialises beginning and cancelling uploads of a firm, or of the office (null), until the transaction ends: quotas are counted
 * one at a time, and no file is removed whose next upload begins.
 */
export const lockUploadsOf = (tx: Transaction, firmId: string | null): Promise<void> =>
  takeLock(tx, 'partnerUploads', firmId ?? 'office');

export const insertUpload = async (tx: Transaction, values: typeof partnerUploads.$inferInsert): Promise<Upload> =>
  onlyRow(await tx.insert(partnerUploads).values(values).returning());

/** Bytes of a firm's open uploads. */
export async function countReservedBytes(tx: Transaction, firmId: string): Promise<number> {
  const [counted] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${partnerUploads.bytes}), 0)::float8` })
    .from(partnerUploads)
    .where(and(eq(partnerUploads.firmId, firmId), isCounted));
  return counted?.bytes ?? 0;
}

export const countOpenUploads = (tx: Transaction, uploaderId: string): Promise<number> =>
  tx.$count(partnerUploads, and(eq(partnerUploads.uploaderId, uploaderId), isCounted));

/** A person's own uploads, newest first, with the description of their files; with `id` only that upload. */
export async function listUploads(db: Readable, uploaderId: string, id?: string) {
  const uploads = await db
    .select({
      ...getTableColumns(partnerUploads),
      ...pickColumns(partnerFiles, 'fileName', 'title', 'category', 'year'),
      isNewVersion: sql<boolean>`exists (select from ${partnerFileVersions} v where v.partner_file_id = ${partnerFiles.id} and v.stored_at < ${partnerUploads.createdAt})`,
    })
    .from(partnerUploads)
    .innerJoin(partnerFiles, eq(partnerFiles.id, partnerUploads.partnerFileId))
    .where(
      and(
        eq(partnerUploads.uploaderId, uploaderId),
        id ? eq(partnerUploads.id, id) : ne(partnerUploads.state, 'available'),
        isRunning,
      ),
    )
    .orderBy(desc(partnerUploads.createdAt), desc(partnerUploads.id));
  const pieces = await listPieces(
    db,
    uploads.map((upload) => upload.id),
  );
  return uploads.map((upload) => ({
    ...upload,
    pieces: pieces.flatMap(({ uploadId, ...piece }) => (uploadId === upload.id ? [piece] : [])),
  }));
}

/** The received pieces, without their content. */
const listPieces = (db: Readable, uploadIds: string[]) =>
  db
    .select(pickColumns(partnerUploadPieces, 'uploadId', 'number', 'sha256'))
    .from(partnerUploadPieces)
    .where(inArray(partnerUploadPieces.uploadId, uploadIds))
    .orderBy(asc(partnerUploadPieces.number));

export const findUpload = (db: Readable, id: string) =>
  firstRow(db.select().from(partnerUploads).where(eq(partnerUploads.id, id)));

/** A person's own running upload, locked until the transaction ends. Several pieces can be stored at once (share). */
export const lockOwnUpload = (tx: Transaction, uploaderId: string, id: string, strength: 'share' | 'update') =>
  firstRow(
    tx
      .select()
      .from(partnerUploads)
      .where(and(isOf(uploaderId, id), isRunning))
      .for(strength),
  );

export const lockUpload = (tx: Transaction, id: string) =>
  firstRow(tx.select().from(partnerUploads).where(eq(partnerUploads.id, id)).for('update'));

/** SHA-256 of a received piece, in hex. */
export async function findPieceDigest(db: Readable, uploadId: string, number: number): Promise<string | undefined> {
  const [piece] = await db
    .select({ sha256: partnerUploadPieces.sha256 })
    .from(partnerUploadPieces)
    .where(and(eq(partnerUploadPieces.uploadId, uploadId), eq(partnerUploadPieces.number, number)));
  return piece?.sha256;
}

/** Stores a piece, unless it was stored concurrently. */
export async function insertPiece(db: Writable, piece: typeof partnerUploadPieces.$inferInsert): Promise<void> {
  await db.insert(partnerUploadPieces).values(piece).onConflictDoNothing();
}

export const countPieces = (db: Readable, uploadId: string): Promise<number> =>
  db.$count(partnerUploadPieces, eq(partnerUploadPieces.uploadId, uploadId));

/** The driver needs several times the memory of what it reads, so a piece is read in slices. */
const sliceBytes = 128 * 1024;

/** Reads a piece's content slice by slice; yields nothing if it is missing. */
export async function* readPiece(db: Readable, uploadId: string, number: number): AsyncGenerator<Buffer> {
  for (let from = 1; from <= pieceBytes; from += sliceBytes) {
    const [slice] = await db
      .select({ content: sql<Buffer>`substring(${partnerUploadPieces.content} from ${from} for ${sliceBytes})` })
      .from(partnerUploadPieces)
      .where(and(eq(partnerUploadPieces.uploadId, uploadId), eq(partnerUploadPieces.number, number)));
    if (!slice || slice.content.length === 0) return;
    yield slice.content;
  }
}

export async function changeUpload(
  tx: Transaction,
  id: string,
  values: Partial<
    Pick<
      Upload,
      | 'state'
      | 'checkingSince'
      | 'fault'
      | 'message'
      | 'fileRequestId'
      | 'sameAsVersion'
      | 'visibleUntil'
      | 'confidentiality'
    >
  >,
): Promise<void> {
  await tx.update(partnerUploads).set(values).where(eq(partnerUploads.id, id));
}

export async function removePieces(tx: Transaction, uploadId: string): Promise<void> {
  await tx.delete(partnerUploadPieces).where(eq(partnerUploadPieces.uploadId, uploadId));
}

/** Removes a person's own upload with its pieces. @returns the id of its file */
export async function removeUpload(tx: Transaction, uploaderId: string, id: string): Promise<string | undefined> {
  const [removed] = await tx
    .delete(partnerUploads)
    .where(isOf(uploaderId, id))
    .returning({ partnerFileId: partnerUploads.partnerFileId });
  return removed?.partnerFileId;
}

/** The uploader's email address; undefined if the account or the firm is not active, or was not since the upload began. */
export async function findActiveUploader(tx: Transaction, upload: Upload): Promise<string | undefined> {
  const [found] = await tx
    .select({
      email: user.email,
      ...pickColumns(user, 'deactivatedAt', 'accessEndedAt'),
      isActive: partners.isActive,
      firmEnd: partners.deletedAt,
    })
    .from(user)
    .leftJoin(partners, eq(partners.id, sql`${upload.firmId}::uuid`))
    .where(eq(user.id, upload.uploaderId));
  if (!found || found.deactivatedAt || (found.accessEndedAt && found.accessEndedAt >= upload.createdAt))
    return undefined;
  return upload.firmId === null || (found.isActive && !found.firmEnd) ? found.email : undefined;
}

/** A person's uploads, for the export of personal data. */
export const listUploadsBy = (db: Readable, personIds: string[]) =>
  db
    .select({
      fileName: partnerFiles.fileName,
      ...pickColumns(partnerUploads, 'createdAt', 'bytes', 'state', 'message'),
    })
    .from(partnerUploads)
    .innerJoin(partnerFiles, eq(partnerFiles.id, partnerUploads.partnerFileId))
    .where(inArray(partnerUploads.uploaderId, personIds));

/** Removes a file that has neither a version nor an upload. */
export async function removeFileWithoutVersions(tx: Transaction, id: string): Promise<void> {
  // Waits for a version that is being stored, which the next statement sees.
  await tx.select().from(partnerFiles).where(eq(partnerFiles.id, id)).for('update');
  const versions = tx.select().from(partnerFileVersions).where(eq(partnerFileVersions.partnerFileId, id));
  const uploads = tx.select().from(partnerUploads).where(eq(partnerUploads.partnerFileId, id));
  await tx.delete(partnerFiles).where(and(eq(partnerFiles.id, id), notExists(versions), notExists(uploads)));
}

/** Start of the 30 days before removal: a file's deletion or, if nothing was ever uploaded, its creation; null if it is kept. */
export const partnerFilesEndAt = sql`coalesce(${partnerFiles}.deleted_at, case when not exists (select from ${partnerFileVersions} v where v.partner_file_id = ${partnerFiles}.id)
  and not exists (select from ${partnerUploads} u where u.partner_file_id = ${partnerFiles}.id) then ${partnerFiles}.created_at end)`;
