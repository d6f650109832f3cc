import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { mails } from '../../mails/mail-table.server.ts';
import { type ListInput, listInput } from '../../records/lists/list-input.ts';
import { searchRecords } from '../../records/lists/list-queries.server.ts';
import { findRecord, lockRecord } from '../../records/record-queries.server.ts';
import { type NewsTopic, newsTopics } from '../news-topic.ts';
import type { NewsFigures } from './news-subscriber-answer.ts';
import { subscriberStatuses } from './news-subscriber-status.ts';
import { newsAskedAddresses, newsSubscribers } from './news-subscriber-table.server.ts';

export type NewsSubscriber = typeof newsSubscribers.$inferSelect;

export const selectNewsSubscribers = (db: Readable) => db.select().from(newsSubscribers).$dynamic();

const { createdAt, email, topics, status, deletedAt, id: idColumn } = newsSubscribers;

/** A subscriber nobody has removed. */
export const findSubscriber = (db: Readable, id: string) =>
  findRecord(db, { table: newsSubscribers, select: selectNewsSubscribers }, id);

/** The same, held until the transaction ends. */
export const lockSubscriber = (tx: Transaction, id: string) =>
  lockRecord(tx, { table: newsSubscribers, select: selectNewsSubscribers }, id);

/**
 * Somebody new. Undefined when the address is known, or was written to before; one that the office has removed begins
 * anew.
 */
export async function insertSubscriber(
  tx: Transaction,
  values: Pick<NewsSubscriber, 'email' | 'topics' | 'expiresAt'>,
  fingerprint: string,
): Promise<NewsSubscriber | undefined> {
  const isAsked = eq(newsAskedAddresses.fingerprint, fingerprint);
  const removed = await tx.delete(newsSubscribers).where(and(eq(email, values.email), isNotNull(deletedAt)));
  if (removed.rowCount) await tx.delete(newsAskedAddresses).where(isAsked);
  // Of two at the same moment the second waits here for the first.
  const [added] = await tx.insert(newsSubscribers).values(values).onConflictDoNothing().returning();
  if (!added) return undefined;
  const asked = await tx.insert(newsAskedAddresses).values({ fingerprint }).onConflictDoNothing();
  if (asked.rowCount) return added;
  await tx.delete(newsSubscribers).where(eq(idColumn, added.id));
  return undefined;
}

/** From now on news go to the address; that it was asked needs no trace any more. */
export async function noteConfirmed(tx: Transaction, id: string, fingerprint: string): Promise<void> {
  await tx
    .update(newsSubscribers)
    .set({ status: 'confirmed', confirmedAt: new Date(), refusedAt: null, refusal: null })
    .where(eq(idColumn, id));
  await tx.delete(newsAskedAddresses).where(eq(newsAskedAddresses.fingerprint, fingerprint));
}

/** The mail server takes nothing for the address: nothing more goes there. */
export async function noteRefused(tx: Writable, id: string, refusal: string): Promise<void> {
  await tx
    .update(newsSubscribers)
    .set({ status: 'refused', refusedAt: new Date(), refusal })
    .where(and(eq(idColumn, id), ne(status, 'refused')));
}

export async function setTopics(tx: Transaction, id: string, chosen: NewsTopic[]): Promise<void> {
  await tx.update(newsSubscribers).set({ topics: chosen }).where(eq(idColumn, id));
}

/** Nothing of it stays, nor of the news that went to it. */
export async function deleteSubscriber(
  tx: Transaction,
  { id, email: address }: Pick<NewsSubscriber, 'id' | 'email'>,
): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.kind, 'news'), eq(mails.recipient, address)));
  await tx.delete(newsSubscribers).where(eq(idColumn, id));
}

export const newsSubscriberList = listInput([...subscriberStatuses, ...newsTopics], ['createdAt', 'email']);

const isTopic = (value: string): value is NewsTopic => newsTopics.some((topic) => topic === value);

/** Whether somebody is told of what these topics are about. */
export const isToldOf = (wanted: readonly NewsTopic[]) =>
  and(
    isNull(deletedAt),
    eq(status, 'confirmed'),
    sql`${topics} && array[${sql.join(
      wanted.map((topic) => sql`${topic}`),
      sql`, `,
    )}]::text[]`,
  );

/** Subscribers, newest first unless sorted otherwise; narrowed down to a status, or to those who are told of a topic. */
export function listSubscribers(db: Readable, input: ListInput) {
  const columns = {
    searched: [email],
    sorted: { createdAt, email },
    status: (value: string) => (isTopic(value) ? isToldOf([value]) : sql`${status} = ${value}`) ?? sql`true`,
  };
  return searchRecords(db, { table: newsSubscribers, select: selectNewsSubscribers }, columns, input);
}

/** How many are told of these topics; each counts once. */
export const countToldOf = (db: Readable, wanted: readonly NewsTopic[]): Promise<number> =>
  db.$count(newsSubscribers, isToldOf(wanted));

/** Everybody who is told of something, for a file. */
export const listConfirmed = (db: Readable): Promise<NewsSubscriber[]> =>
  db.select().from(newsSubscribers).where(isToldOf(newsTopics)).orderBy(email);

const countByStatus = (db: Readable, wanted: NewsSubscriber['status']): Promise<number> =>
  db.$count(newsSubscribers, and(isNull(deletedAt), eq(status, wanted)));

export async function readNewsFigures(db: Readable): Promise<NewsFigures> {
  return {
    edition: await countToldOf(db, ['edition']),
    press: await countToldOf(db, ['press']),
    unconfirmed: await countByStatus(db, 'unconfirmed'),
    refused: await countByStatus(db, 'refused'),
  };
}
