import { and, desc, eq, exists, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { zurichDay } from '#platform/dates.ts';
import { findRecord } from '../core/records/record-queries.server.ts';
import { partners } from '../partners/partner-table.server.ts';
import { startsLater } from './file-visibility.ts';
import { partnerFileFirms, partnerFiles, partnerFileVersions } from './partner-file-table.server.ts';

export type StoredFile = typeof partnerFiles.$inferSelect;
type Description = Pick<StoredFile, 'title' | 'category' | 'year' | 'fileName'>;
type Audience = Pick<StoredFile, 'senderFirmId' | 'isForAllFirms'> & { firmIds: string[]; visibleFrom: string | null };

/** Whether today is one of the days on which firms see a file of the office. */
function isVisibleNow(): SQL {
  const today = zurichDay(new Date());
  return sql`(coalesce(${partnerFiles.visibleFrom} <= ${today}, true) and coalesce(${partnerFiles.visibleUntil} >= ${today}, true))`;
}

/** Whether a firm sees a file. @param firmId its id, or the column that has it */
export function isVisibleToFirm(firmId: string | PgColumn): SQL {
  const isNamed = sql`exists (select from ${partnerFileFirms} shared where shared.partner_file_id = ${partnerFiles.id} and shared.firm_id = ${firmId})`;
  return sql`(${partnerFiles.senderFirmId} = ${firmId} or ${isVisibleNow()} and (${partnerFiles.isForAllFirms} or ${isNamed}))`;
}

/** Whether a firm sees a file; the office (null) sees all. */
export const isVisibleTo = (firmId: string | null): SQL | undefined =>
  firmId === null ? undefined : isVisibleToFirm(firmId);

/** Whether a file was sent by the firm, or by the office (null). */
export const isSentBy = (firmId: string | null): SQL =>
  firmId === null ? isNull(partnerFiles.senderFirmId) : eq(partnerFiles.senderFirmId, firmId);

/** A file, with or without a version yet. */
export const findPartnerFile = (db: Readable, id: string) => findRecord(db, partnerFiles, id);

/** The same, locked until the transaction ends. */
export const lockPartnerFile = (tx: Transaction, id: string, where?: SQL) =>
  firstRow(
    tx
      .select()
      .from(partnerFiles)
      .where(and(eq(partnerFiles.id, id), isNull(partnerFiles.deletedAt), where))
      .for('update'),
  );

/**
 * A file of this name from the same sender for exactly these firms: an upload becomes its next version. A file that becomes
 * visible on a later day doesn't match, nor does one whose last day is over.
 */
export function findNamesake(
  tx: Transaction,
  { senderFirmId, isForAllFirms, firmIds, fileName, visibleFrom }: Audience & { fileName: string },
): Promise<StoredFile | undefined> {
  const shared = sql`array(select firm_id from ${partnerFileFirms} f where f.partner_file_id = ${partnerFiles.id} order by 1)`;
  const wanted = sql`array(select jsonb_array_elements_text(${JSON.stringify(firmIds)}::jsonb)::uuid order by 1)`;
  const today = zurichDay(new Date());
  const laterDay = startsLater({ visibleFrom }, today) ? visibleFrom : null;
  const isIt = and(
    isSentBy(senderFirmId),
    eq(partnerFiles.isForAllFirms, isForAllFirms),
    sql`lower(${partnerFiles.fileName}) = lower(${fileName})`,
    sql`${shared} = ${wanted}`,
    sql`case when ${partnerFiles.visibleFrom} > ${today} then ${partnerFiles.visibleFrom} end is not distinct from ${laterDay}::date`,
    sql`coalesce(${partnerFiles.visibleUntil} >= ${today}, true)`,
    isNull(partnerFiles.deletedAt),
  );
  return firstRow(tx.select().from(partnerFiles).where(isIt).orderBy(desc(partnerFiles.createdAt)).limit(1));
}

export async function insertPartnerFile(
  tx: Transaction,
  { firmIds, ...values }: Audience & Description & Partial<Pick<StoredFile, 'visibleUntil' | 'confidentiality'>>,
): Promise<StoredFile> {
  const isAnnounced = !startsLater(values, zurichDay(new Date()));
  const file = onlyRow(
    await tx
      .insert(partnerFiles)
      .values({ ...values, isAnnounced })
      .returning(),
  );
  await shareWithFirms(tx, file.id, firmIds);
  return file;
}

/** Changes the description of a file that has no version yet. */
export async function describeUnseenFile(tx: Transaction, id: string, description: Description): Promise<void> {
  const versions = tx.select().from(partnerFileVersions).where(eq(partnerFileVersions.partnerFileId, id));
  await tx
    .update(partnerFiles)
    .set(description)
    .where(and(eq(partnerFiles.id, id), notExists(versions)));
}

/** How many of these firms exist. */
export const countFirms = (tx: Transaction, ids: string[]): Promise<number> =>
  tx.$count(partners, and(inArray(partners.id, ids), isNull(partners.deletedAt)));

export const listFirmIdsOf = async (tx: Transaction, partnerFileId: string): Promise<string[]> => {
  const rows = await tx
    .select({ firmId: partnerFileFirms.firmId })
    .from(partnerFileFirms)
    .where(eq(partnerFileFirms.partnerFileId, partnerFileId));
  return rows.map(({ firmId }) => firmId);
};

/** Shares a file with exactly these firms. */
export async function shareWithFirms(tx: Transaction, partnerFileId: string, firmIds: string[]): Promise<void> {
  await tx.delete(partnerFileFirms).where(eq(partnerFileFirms.partnerFileId, partnerFileId));
  const rows = [...new Set(firmIds)].map((firmId) => ({ partnerFileId, firmId }));
  if (rows.length > 0) await tx.insert(partnerFileFirms).values(rows);
}

export async function changePartnerFile(
  tx: Transaction,
  id: string,
  values: Partial<typeof partnerFiles.$inferInsert>,
  { isShared }: { isShared: boolean },
): Promise<void> {
  // The database's clock, like the creation time of the mail, with which it is compared.
  const sharedAt = isShared ? sql`now()` : undefined;
  await tx
    .update(partnerFiles)
    .set({ ...values, sharedAt })
    .where(eq(partnerFiles.id, id));
}

/** Marks unannounced visible files, or only one of them, as announced. @returns their ids, each to one caller only */
export async function claimAnnouncements(tx: Transaction, id?: string): Promise<string[]> {
  const versions = tx.select().from(partnerFileVersions).where(eq(partnerFileVersions.partnerFileId, partnerFiles.id));
  const claimed = await tx
    .update(partnerFiles)
    .set({ isAnnounced: true, sharedAt: sql`now()`, updatedAt: partnerFiles.updatedAt })
    .where(
      and(
        eq(partnerFiles.isAnnounced, false),
        isNull(partnerFiles.deletedAt),
        isVisibleNow(),
        exists(versions),
        id ? eq(partnerFiles.id, id) : undefined,
      ),
    )
    .returning({ id: partnerFiles.id });
  return claimed.map((file) => file.id);
}

/** Marks a file as deleted, or restores it. @returns its title; undefined if there is no such file */
export async function setFileDeleted(tx: Transaction, id: string, isDeleted: boolean, where: SQL | undefined) {
  const isInOtherState = isDeleted ? isNull(partnerFiles.deletedAt) : isNotNull(partnerFiles.deletedAt);
  const [changed] = await tx
    .update(partnerFiles)
    .set({ deletedAt: isDeleted ? sql`now()` : null })
    .where(and(eq(partnerFiles.id, id), isInOtherState, where))
    .returning({ title: partnerFiles.title });
  return changed?.title;
}
