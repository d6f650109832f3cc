import { asc, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { replyTexts } from './reply-text-table.server.ts';

/** All reply texts; their number is limited (`maxRecords`). */
export async function listReplyTexts(db: Readable) {
  const rows = await db
    .select()
    .from(replyTexts)
    .where(isNull(replyTexts.deletedAt))
    .orderBy(asc(replyTexts.createdAt), asc(replyTexts.id));
  return { rows, total: rows.length };
}
