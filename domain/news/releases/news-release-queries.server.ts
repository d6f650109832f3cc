import { and, asc, eq, ilike, inArray, isNull, lte, not, notExists, type SQL, sql } from 'drizzle-orm';
import { tryLock } from '#platform/database/advisory-locks.server.ts';
import type { Database, Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { isUnclaimed } from '../../core/mails/mail-queries.server.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { type ListInput, limitAndOffset, listInput } from '../../core/records/lists/list-input.ts';
import { containing, searchRecords } from '../../core/records/lists/list-queries.server.ts';
import { findRecord, lockRecord } from '../../core/records/record-queries.server.ts';
import { withTranslations } from '../../core/records/translated-text.ts';
import { pacedMails } from '../paced-mails.ts';
import { isSubscribedTo } from '../subscribers/news-subscriber-queries.server.ts';
import { newsSubscribers } from '../subscribers/news-subscriber-table.server.ts';
import type { RecipientFilter } from './news-release-input.ts';
import { type recipientStates, releaseStatuses } from './news-release-status.ts';
import { newsReleases } from './news-release-table.server.ts';

export type StoredRelease = typeof newsReleases.$inferSelect;

const { createdAt, subject, text, status, deletedAt, dueAt, id: idColumn } = newsReleases;

export const newsReleaseList = listInput(releaseStatuses, ['createdAt', 'subject']);

/** Releases, newest first by default. */
export function listReleases(db: Readable, input: ListInput) {
  const columns = {
    searched: [subject, text],
    sorted: { createdAt, subject },
    status: (value: string) => sql`${status} = ${value}`,
  };
  return searchRecords(db, { table: newsReleases }, columns, input);
}

export const findRelease = (db: Readable, id: string) => findRecord(db, newsReleases, id);

export const lockRelease = (tx: Transaction, id: string) => lockRecord(tx, newsReleases, id);

export async function setReleaseStatus(
  tx: Transaction,
  id: string,
  values: Partial<Pick<StoredRelease, 'status' | 'dueAt' | 'begunAt' | 'mailCount'>>,
) {
  return withTranslations(onlyRow(await tx.update(newsReleases).set(values).where(eq(idColumn, id)).returning()));
}

/** The release that has been due for longest, locked until the transaction ends; undefined if none is due. */
export const lockDueRelease = (tx: Transaction) =>
  firstRow(
    tx
      .select()
      .from(newsReleases)
      .where(and(eq(status, 'scheduled'), lte(dueAt, sql`now()`), isNull(deletedAt)))
      .orderBy(asc(dueAt))
      .limit(1)
      .for('update'),
  );

/** Enqueues a mail to each subscriber of the release's topics. @returns their number */
export async function insertReleaseMails(
  tx: Transaction,
  { id, topics }: Pick<StoredRelease, 'id' | 'topics'>,
  mailSubject: string,
): Promise<number> {
  const inserted = await tx.execute(sql`
    insert into ${mails} (kind, record_kind, record_id, recipient, subject, details)
    select 'news', 'news-releases', ${id}::uuid, ${newsSubscribers.email}, ${mailSubject},
      jsonb_build_object('subscriber', ${newsSubscribers.id})
    from ${newsSubscribers} where ${isSubscribedTo(topics)}
    on conflict do nothing`);
  return inserted.rowCount ?? 0;
}

/** Stored with the mails that a stop has dropped. */
const stoppedReason = 'Der Versand wurde angehalten.';

const isStopped = sql`${mails.status} = 'dropped' and ${mails.lastError} = ${stoppedReason}`;
const isRefused = sql`${mails.status} = 'dropped' and exists (
  select from ${newsSubscribers} s where s.id::text = ${mails.details} ->> 'subscriber' and s.status = 'refused')`;

const isWaitingNews = and(inArray(mails.kind, pacedMails), eq(mails.status, 'waiting'));

/** The next mail to send; undefined if none is due. */
export async function findNextNewsMail(db: Readable): Promise<string | undefined> {
  const [next] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaitingNews, lte(mails.nextTryAt, sql`now()`), isUnclaimed))
    .orderBy(asc(mails.nextTryAt), asc(mails.id))
    .limit(1);
  return next?.id;
}

/**
 * Takes the lock under which only one instance sends news, until the transaction ends; it is released if the process
 * dies.
 * @returns false while another instance has the lock
 */
export async function lockNewsSending(tx: Transaction): Promise<boolean> {
  // A mail server may respond more slowly than the usual limit for idle transactions.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
  return tryLock(tx, 'sendNews');
}

export async function countSentMail(tx: Writable, id: string): Promise<void> {
  await tx
    .update(newsReleases)
    .set({ sentCount: sql`${newsReleases.sentCount} + 1` })
    .where(eq(idColumn, id));
}

/** Marks releases without waiting mails as sent. */
export async function markSentReleases(db: Database): Promise<void> {
  const waiting = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaitingNews, eq(mails.recordId, idColumn)));
  await db
    .update(newsReleases)
    .set({ status: 'sent' })
    .where(and(eq(status, 'sending'), notExists(waiting)));
}

const isWaitingMailOf = (id: string) =>
  and(eq(mails.kind, 'news'), eq(mails.recordId, id), eq(mails.status, 'waiting'));

/** Locks the mails of a release that still wait: before the release, as a sent mail does, to avoid deadlocks. */
export async function lockWaitingMails(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: mails.id }).from(mails).where(isWaitingMailOf(id)).for('update');
}

/** Drops the mails of a release that still wait; one that is being sent at this moment will count as sent. */
export async function dropWaitingMails(tx: Transaction, id: string): Promise<void> {
  await tx.update(mails).set({ status: 'dropped', lastError: stoppedReason }).where(isWaitingMailOf(id));
}

/** Counts a release's unsent mails by state. */
export async function countMailsOf(db: Readable, id: string) {
  const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const waits = eq(mails.status, 'waiting');
  const counts = await db
    .select({
      waitingCount: counted(waits),
      retriedCount: counted(sql`${waits} and ${mails.lastError} is not null`),
      retriedBecause: sql<string | null>`max(${mails.lastError}) filter (where ${waits})`,
      refusedCount: counted(isRefused),
      failedCount: counted(eq(mails.status, 'failed')),
      stoppedCount: counted(isStopped),
    })
    .from(mails)
    .where(and(eq(mails.kind, 'news'), eq(mails.recordId, id)));
  return onlyRow(counts);
}

/** Number of mails about corrections or other releases that are sent before a release, and the subject of the next such release. */
export async function findMailsAhead(db: Readable, id: string) {
  const isOwn = sql`${mails.recordId} is not distinct from ${id}::uuid`;
  const own = db
    .select({ nextTryAt: sql<Date>`min(${mails.nextTryAt})` })
    .from(mails)
    .where(and(isWaitingNews, isOwn, isNull(mails.lastError)));
  const ahead = await db
    .select({
      aheadCount: sql<number>`count(*)::int`,
      aheadSubject: sql<string | null>`(array_agg(${subject} order by ${mails.nextTryAt}))[1]`,
    })
    .from(mails)
    .leftJoin(newsReleases, eq(idColumn, mails.recordId))
    .where(and(isWaitingNews, not(isOwn), sql`${mails.nextTryAt} < (${own})`));
  return onlyRow(ahead);
}

const recipientState = sql<(typeof recipientStates)[number]>`case
  when ${mails.status} = 'sent' then 'sent'
  when ${mails.status} = 'failed' then 'failed'
  when ${isStopped} then 'stopped'
  when ${isRefused} then 'refused'
  when ${mails.status} = 'dropped' then 'unsubscribed'
  when ${mails.lastError} is not null then 'retried'
  else 'waiting' end`;

/** A page of a release's recipients by address, and their total number. */
export async function listRecipients(db: Readable, id: string, { state, search = '', ...page }: RecipientFilter) {
  const { limit, offset } = limitAndOffset(page);
  const where = and(
    eq(mails.kind, 'news'),
    eq(mails.recordId, id),
    state ? sql`${recipientState} = ${state}` : undefined,
    search ? ilike(mails.recipient, containing(search)) : undefined,
  );
  const rows = await db
    .select({
      id: mails.id,
      email: mails.recipient,
      state: recipientState,
      sentAt: mails.sentAt,
      reason: sql<
        string | null
      >`case when ${recipientState} in ('retried', 'refused', 'failed') then ${mails.lastError} end`,
    })
    .from(mails)
    .where(where)
    .orderBy(asc(mails.recipient), asc(mails.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(mails, where) };
}
