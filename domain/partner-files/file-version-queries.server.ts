import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { isVisibleTo, type StoredFile } from './partner-file-queries.server.ts';
import { partnerFileDownloads, partnerFiles, partnerFileVersions } from './partner-file-table.server.ts';

export type StoredVersion = typeof partnerFileVersions.$inferSelect;
type Download = typeof partnerFileDownloads.$inferInsert;

/** Adds the next version of a file, whose row has to be locked. */
export async function insertFileVersion(
  tx: Transaction,
  values: Omit<typeof partnerFileVersions.$inferInsert, 'number'>,
) {
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${partnerFileVersions.number}), 0)::int` })
    .from(partnerFileVersions)
    .where(eq(partnerFileVersions.partnerFileId, values.partnerFileId));
  const number = (last?.number ?? 0) + 1;
  return onlyRow(
    await tx
      .insert(partnerFileVersions)
      .values({ ...values, number })
      .returning(),
  );
}

export async function recordScan(tx: Transaction, versionId: string, scannedAt: Date): Promise<void> {
  await tx.update(partnerFileVersions).set({ isScanned: true, scannedAt }).where(eq(partnerFileVersions.id, versionId));
}

export const hasVersions = async (tx: Transaction, partnerFileId: string): Promise<boolean> =>
  (await tx.$count(partnerFileVersions, eq(partnerFileVersions.partnerFileId, partnerFileId))) > 0;

/** The version of a file with these bytes. */
export const findVersionOfBytes = (tx: Transaction, partnerFileId: string, sha256: string) =>
  firstRow(
    tx
      .select({ id: partnerFileVersions.id, number: partnerFileVersions.number })
      .from(partnerFileVersions)
      .where(and(eq(partnerFileVersions.partnerFileId, partnerFileId), eq(partnerFileVersions.sha256, sha256))),
  );

export type NamedVersion = StoredVersion & Pick<StoredFile, 'fileName' | 'title'>;

/** A version that a firm or the office (null) sees. */
export async function findFileVersion(db: Readable, partnerFileId: string, number: number, firmId: string | null) {
  const [found] = await db
    .select({ version: partnerFileVersions, fileName: partnerFiles.fileName, title: partnerFiles.title })
    .from(partnerFileVersions)
    .innerJoin(partnerFiles, eq(partnerFiles.id, partnerFileVersions.partnerFileId))
    .where(
      and(
        eq(partnerFiles.id, partnerFileId),
        eq(partnerFileVersions.number, number),
        isNull(partnerFiles.deletedAt),
        isVisibleTo(firmId),
      ),
    );
  return found && { ...found.version, fileName: found.fileName, title: found.title };
}

/**
 * Records a download.
 * @param unlessWithinHours skip it if the same person downloaded the version within this time; 0 never skips
 * @returns false if it was skipped
 */
export async function recordDownload(
  tx: Transaction,
  { versionId, personId, firmId }: Pick<Download, 'versionId' | 'firmId'> & { personId: string },
  { unlessWithinHours }: { unlessWithinHours: number },
): Promise<boolean> {
  // Programs download several parts at once: the lock keeps them from recording each.
  await tx.select().from(partnerFileVersions).where(eq(partnerFileVersions.id, versionId)).for('no key update');
  const isRecent = sql`${partnerFileDownloads.at} > now() - make_interval(hours => ${unlessWithinHours})`;
  const isSame = and(eq(partnerFileDownloads.versionId, versionId), eq(partnerFileDownloads.personId, personId));
  if (unlessWithinHours > 0 && (await tx.$count(partnerFileDownloads, and(isSame, isRecent))) > 0) return false;
  await tx.insert(partnerFileDownloads).values({ versionId, personId, firmId });
  return true;
}

/** Bytes of all versions that a firm sent, including those of deleted files. */
export async function countBytesOfFirm(tx: Transaction, firmId: string): Promise<number> {
  const [counted] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${partnerFileVersions.bytes}), 0)::float8` })
    .from(partnerFileVersions)
    .innerJoin(partnerFiles, eq(partnerFiles.id, partnerFileVersions.partnerFileId))
    .where(eq(partnerFiles.senderFirmId, firmId));
  return counted?.bytes ?? 0;
}

/** Keys of all versions, including those of deleted files. */
export async function listVersionKeys(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ key: partnerFileVersions.storedFile }).from(partnerFileVersions);
  return rows.map(({ key }) => key);
}
