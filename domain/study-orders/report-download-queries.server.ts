import { and, eq, gt, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database.server.ts';
import { reportDownloads } from './study-order-table.server.ts';

export async function insertDownload(db: Writable, download: typeof reportDownloads.$inferInsert): Promise<void> {
  await db.insert(reportDownloads).values(download);
}

export async function findDownload(db: Readable, tokenHash: string) {
  const [download] = await db.select().from(reportDownloads).where(eq(reportDownloads.tokenHash, tokenHash));
  return download;
}

/** Takes one download; false when none is left or the time is over. */
export async function takeDownload(db: Writable, tokenHash: string): Promise<boolean> {
  const taken = await db
    .update(reportDownloads)
    .set({ downloadsLeft: sql`${reportDownloads.downloadsLeft} - 1` })
    .where(
      and(
        eq(reportDownloads.tokenHash, tokenHash),
        gt(reportDownloads.downloadsLeft, 0),
        gt(reportDownloads.expiresAt, sql`now()`),
      ),
    )
    .returning({ tokenHash: reportDownloads.tokenHash });
  return taken.length > 0;
}

/** A download that was taken but broken off before its end is not held against the buyer. */
export async function giveBackDownload(db: Writable, tokenHash: string): Promise<void> {
  await db
    .update(reportDownloads)
    .set({ downloadsLeft: sql`${reportDownloads.downloadsLeft} + 1` })
    .where(eq(reportDownloads.tokenHash, tokenHash));
}
