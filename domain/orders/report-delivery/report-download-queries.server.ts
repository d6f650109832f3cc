import { and, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { studies } from '../../studies/study-table.server.ts';
import { reportDownloads, studyOrders } from '../study-orders/study-order-table.server.ts';
import { licensedCopyKey } from './licensed-report.server.ts';

export type Download = typeof reportDownloads.$inferSelect;

export async function insertDownload(db: Writable, download: typeof reportDownloads.$inferInsert): Promise<void> {
  await db.insert(reportDownloads).values(download);
}

export async function findDownload(db: Readable, tokenHash: string): Promise<Download | undefined> {
  const [download] = await db.select().from(reportDownloads).where(eq(reportDownloads.tokenHash, tokenHash));
  return download;
}

/** Every link of an order, the newest first. */
export function listDownloads(db: Readable, studyOrderId: string): Promise<Download[]> {
  return db
    .select()
    .from(reportDownloads)
    .where(eq(reportDownloads.studyOrderId, studyOrderId))
    .orderBy(desc(reportDownloads.createdAt));
}

/** The newest of an order's links that still gives something out. */
export async function findUsableDownload(db: Readable, studyOrderId: string): Promise<Download | undefined> {
  const [download] = await db
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
    .limit(1);
  return download;
}

/** Ends a link of an order for good. @returns false when there is no such link, or it was ended before */
export async function endDownload(db: Writable, link: { id: string; studyOrderId: string }): Promise<boolean> {
  const { rowCount } = await db
    .update(reportDownloads)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(reportDownloads.id, link.id),
        eq(reportDownloads.studyOrderId, link.studyOrderId),
        isNull(reportDownloads.revokedAt),
      ),
    );
  return rowCount === 1;
}

/** How much of a file may be missing in what counts as a whole download of it: whoever has all but the last byte has it. */
const toleratedPart = 0.01;
/** How much more than the whole downloads of a link may be fetched, in parts that overlap after broken lines. */
const overlapPart = 0.5;

/**
 * Counts bytes that are about to be handed out. As many as the file has are a download, whether in one piece or in many.
 * @param bytes of what is asked for
 * @param fileBytes of the whole file
 * @returns false when less is left of the link, or its time is over
 */
export async function takeBytes(db: Writable, tokenHash: string, bytes: number, fileBytes: number): Promise<boolean> {
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

/** Bytes that were counted but not handed out, because the line broke, are not held against the buyer. */
export async function giveBackBytes(db: Writable, tokenHash: string, bytes: number, fileBytes: number): Promise<void> {
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

/** Keys of the buyers' copies that one of their links still leads to. */
export async function listLicensedCopies(db: Readable, now: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({
      orderNumber: studyOrders.orderNumber,
      organization: studyOrders.organization,
      email: studyOrders.email,
      isSample: studyOrders.isSample,
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
