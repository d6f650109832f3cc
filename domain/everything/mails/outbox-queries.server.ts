import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import type { Mail } from '../../core/mails/mail-queries.server.ts';
import type { MailStatus } from '../../core/mails/mail-status.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { type ListInput, requestedLimitAndOffset } from '../../core/records/lists/list-input.ts';
import { isOfEndedOrder } from '../../orders/held-orders/held-mail-queries.server.ts';

interface MailFilter {
  status?: MailStatus;
  recordId?: string;
}

const matching = ({ status, recordId }: MailFilter) =>
  and(
    status && eq(mails.status, status),
    status === 'held' ? sql`not (${isOfEndedOrder})` : undefined,
    recordId ? eq(mails.recordId, recordId) : undefined,
  );

/** Newest first; all of them without `page` and `pageSize`. */
export function listOutbox(db: Readable, filter: MailFilter & Pick<ListInput, 'page' | 'pageSize'>): Promise<Mail[]> {
  const found = db.select().from(mails).where(matching(filter)).orderBy(desc(mails.createdAt), desc(mails.id));
  const range = requestedLimitAndOffset(filter);
  return range ? found.limit(range.limit).offset(range.offset) : found;
}

export const countOutbox = (db: Readable, filter: MailFilter): Promise<number> => db.$count(mails, matching(filter));

/** How many mails wait for a retry after a failure, failed for good, or wait for the office. */
export async function countTroubledMails(db: Readable): Promise<{ waiting: number; failed: number; held: number }> {
  const [counted] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${mails.status} = 'waiting' and ${mails.lastError} is not null)::int`,
      failed: sql<number>`count(*) filter (where ${mails.status} = 'failed')::int`,
      held: sql<number>`count(*) filter (where ${mails.status} = 'held' and not (${isOfEndedOrder}))::int`,
    })
    .from(mails)
    .where(inArray(mails.status, ['waiting', 'failed', 'held']));
  return counted ?? { waiting: 0, failed: 0, held: 0 };
}
