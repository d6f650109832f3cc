import { asc, isNull } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { replyTexts } from './reply-text-table.server.ts';

export const selectReplyTexts = (db: Readable) => db.select().from(replyTexts).$dynamic();

/** All of them: there are few. */
export async function listReplyTexts(db: Readable) {
  const rows = await selectReplyTexts(db)
    .where(isNull(replyTexts.deletedAt))
    .orderBy(asc(replyTexts.createdAt), asc(replyTexts.id));
  return { rows, total: rows.length };
}
