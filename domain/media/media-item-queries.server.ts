import { and, desc, gt, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database.server.ts';
import { mediaItems } from './media-item-table.server.ts';

/** Media by date of publication, newest first, undated last. @param input.all also those of the future */
export function listMediaItems(db: Readable, { all }: { all: boolean }) {
  const published = or(isNull(mediaItems.publishedAt), lte(mediaItems.publishedAt, sql`now()`));
  return db
    .select()
    .from(mediaItems)
    .where(and(isNull(mediaItems.deletedAt), all ? undefined : published))
    .orderBy(sql`${mediaItems.publishedAt} desc nulls last`, desc(mediaItems.createdAt), desc(mediaItems.id));
}

/** When the next item becomes public by the mere passing of time; null when none waits. */
export async function nextPublication(db: Readable): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(mediaItems.publishedAt) })
    .from(mediaItems)
    .where(and(isNull(mediaItems.deletedAt), gt(mediaItems.publishedAt, sql`now()`)));
  return row?.at ?? null;
}
