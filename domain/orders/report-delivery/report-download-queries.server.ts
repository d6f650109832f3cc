import { and, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { studies } from '../../studies/study-table.server.ts';
import { reportDownloads, studyOrders } from '../study-orders/study-order-table.server.ts';
import { licensedCopyKey } from './licensed-report.server.ts';

export type Download = typeof reportDownloads.$inferSelect;

export async function insertDownload(db: Writable, download: typeof reportDownloads.$inferInsert): Promise<void> {
  await db.insert(reportDownloads).values(download);
}

export const findDownload = (db: Readable, tokenHash: string) =>
  firstRow(db.select().from(reportDownloads).where(eq(reportDownloads.tokenHash, tokenHash)));

/** All links of an order, newest first. */
export function listDownloads(db: Readable, studyOrderId: string): Promise<Download[]> {
  return db
    .select()
    .from(reportDownloads)
    .where(eq(reportDownloads.studyOrderId, studyOrderId))
    .orderBy(desc(reportDownloads.createdAt));
}

/** The newest usable link of an order. */
export const findUsableDownload = (db: Readable, studyOrderId: string) =>
  firstRow(
    db
      .select()
      .from(reportDownloads)
      .where(
        and(
          eq(reportDownloads.studyOrderId, studyOrderId),
          isNull(reportDownloads.revokedAt),
          gt(reportDownloads.downloadsLeft, 0),
          gt(reportDownloads.expiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(reportDownloads.createdAt))
      .limit(1),
  );

/** Revokes a link of an order. @returns false if there is no such link or it was already revoked */
export async function revokeDownload(db: Writable, link: { id: string; studyOrderId: string }): Promise<boolean> {
  const isOfOrder = and(eq(reportDownloads.id, link.id), eq(reportDownloads.studyOrderId, link.studyOrderId));
  return hasChanged(
    db
      .update(reportDownloads)
      .set({ revokedAt: sql`now()` })
      .where(and(isOfOrder, isNull(reportDownloads.revokedAt))),
  );
}

/** Share of a file that may be missing in a complete download. */
const toleratedPart = 0.01;
/** Additional share of a file per link for overlapping parts after interrupted downloads. */
const overlapPart = 0.5;

/**
 * Reserves bytes of a link before they are sent. As many bytes as the file has are one download, in one part or many.
 * @param bytes size of the requested part
 * @param fileBytes size of the file
 * @returns false if the link has fewer bytes left or has expired
 */
export async function reserveBytes(
  db: Writable,
  tokenHash: string,
  bytes: number,
  fileBytes: number,
): Promise<boolean> {
  const begun = sql`(${reportDownloads.bytesBegun} + ${bytes}::bigint)`;
  const whole = sql`floor(${begun} / ${fileBytes}::numeric + ${toleratedPart}::numeric)`;
  const taken = await db
    .update(reportDownloads)
    .set({
      downloadsLeft: sql`${reportDownloads.downloadsLeft} - ${whole}`,
      bytesBegun: sql`greatest(0, ${begun} - ${whole} * ${fileBytes}::bigint)`,
      bytesHandedOut: sql`${reportDownloads.bytesHandedOut} + ${bytes}::bigint`,
    })
    .where(
      and(
        eq(reportDownloads.tokenHash, tokenHash),
        gt(reportDownloads.downloadsLeft, 0),
        gt(reportDownloads.expiresAt, sql`now()`),
        isNull(reportDownloads.revokedAt),
        sql`${begun} <= (${reportDownloads.downloadsLeft} + ${overlapPart}::numeric) * ${fileBytes}::bigint`,
      ),
    )
    .returning({ tokenHash: reportDownloads.tokenHash });
  return taken.length > 0;
}

/** Releases reserved bytes that weren't sent because the connection broke. */
export async function releaseBytes(db: Writable, tokenHash: string, bytes: number, fileBytes: number): Promise<void> {
  const rest = sql`(${reportDownloads.bytesBegun} - ${bytes}::bigint)`;
  const isOfLast = sql`${rest} < 0`;
  await db
    .update(reportDownloads)
    .set({
      downloadsLeft: sql`${reportDownloads.downloadsLeft} + case when ${isOfLast} then 1 else 0 end`,
      bytesBegun: sql`greatest(0, ${rest} + case when ${isOfLast} then ${fileBytes}::bigint else 0 end)`,
      bytesHandedOut: sql`greatest(0, ${reportDownloads.bytesHandedOut} - ${bytes}::bigint)`,
    })
    .where(eq(reportDownloads.tokenHash, tokenHash));
}

/** Keys of the copies with a usable link. */
export async function listLicensedCopies(db: Readable, now: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({
      ...pickColumns(studyOrders, 'orderNumber', 'organization', 'email', 'isSample', 'correspondenceLanguage'),
      report: studies.reportFile,
    })
    .from(reportDownloads)
    .innerJoin(studyOrders, eq(studyOrders.id, reportDownloads.studyOrderId))
    .innerJoin(studies, isNotNull(studies.reportFile))
    .where(
      and(
        gt(reportDownloads.expiresAt, now),
        gt(reportDownloads.downloadsLeft, 0),
        isNull(reportDownloads.revokedAt),
        isNull(studyOrders.deletedAt),
        ne(studyOrders.status, 'cancelled'),
      ),
    );
  return found.flatMap(({ report, ...order }) => (report ? licensedCopyKey(order, report) : []));
}
