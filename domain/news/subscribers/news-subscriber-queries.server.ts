import { and, arrayOverlaps, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import type { Language } from '#platform/languages.ts';
import { mails } from '../../core/mails/mail-table.server.ts';
import { type ListInput, listInput } from '../../core/records/lists/list-input.ts';
import { searchRecords } from '../../core/records/lists/list-queries.server.ts';
import { findRecord, lockRecord } from '../../core/records/record-queries.server.ts';
import { maxCards } from '../card-key.ts';
import { type NewsTopic, newsTopics } from '../news-topic.ts';
import { pacedMails } from '../paced-mails.ts';
import { type NewsFigures, subscriberStatuses } from './news-subscriber-answer.ts';
import { newsAskedAddresses, newsSubscribers } from './news-subscriber-table.server.ts';

export type StoredSubscriber = typeof newsSubscribers.$inferSelect;

const { createdAt, email, topics, cards, status, deletedAt, id: idColumn } = newsSubscribers;

export const findSubscriber = (db: Readable, id: string) => findRecord(db, newsSubscribers, id);

export const lockSubscriber = (tx: Transaction, id: string) => lockRecord(tx, newsSubscribers, id);

/**
 * Adds a subscriber. Undefined if the address is known or was mailed before; an address removed by the office starts
 * over.
 */
export async function insertSubscriber(
  tx: Transaction,
  values: Pick<
    typeof newsSubscribers.$inferInsert,
    'email' | 'topics' | 'cards' | 'expiresAt' | 'correspondenceLanguage'
  >,
  fingerprint: string,
): Promise<StoredSubscriber | undefined> {
  const isAsked = eq(newsAskedAddresses.fingerprint, fingerprint);
  const removed = await tx.delete(newsSubscribers).where(and(eq(email, values.email), isNotNull(deletedAt)));
  if (removed.rowCount) await tx.delete(newsAskedAddresses).where(isAsked);
  // The second of two concurrent inserts waits here for the first.
  const [added] = await tx.insert(newsSubscribers).values(values).onConflictDoNothing().returning();
  if (!added) return undefined;
  const asked = await tx.insert(newsAskedAddresses).values({ fingerprint }).onConflictDoNothing();
  if (asked.rowCount) return added;
  await tx.delete(newsSubscribers).where(eq(idColumn, added.id));
  return undefined;
}

/** Confirms the address; the record of the mailed address is no longer needed. */
export async function confirmSubscriber(tx: Transaction, id: string, fingerprint: string): Promise<void> {
  await tx
    .update(newsSubscribers)
    .set({ status: 'confirmed', confirmedAt: new Date(), refusedAt: null, refusal: null })
    .where(eq(idColumn, id));
  await tx.delete(newsAskedAddresses).where(eq(newsAskedAddresses.fingerprint, fingerprint));
}

/** The mail server rejects the address: nothing more is sent to it. */
export async function markAddressRejected(tx: Writable, id: string, refusal: string): Promise<void> {
  await tx
    .update(newsSubscribers)
    .set({ status: 'refused', refusedAt: new Date(), refusal })
    .where(and(eq(idColumn, id), ne(status, 'refused')));
}

/** What a subscriber receives. */
export type Subscribed = Pick<StoredSubscriber, 'topics' | 'cards'>;

export async function setSubscribed(tx: Transaction, id: string, chosen: Subscribed): Promise<void> {
  await tx.update(newsSubscribers).set(chosen).where(eq(idColumn, id));
}

/** Adds a card that a known address follows, unless the address was rejected. */
export async function addCard(tx: Transaction, address: string, card: string): Promise<void> {
  await tx
    .update(newsSubscribers)
    .set({ cards: sql`array_append(${cards}, ${card})` })
    .where(
      and(
        eq(email, address),
        isNull(deletedAt),
        ne(status, 'refused'),
        sql`${card} <> all (${cards})`,
        sql`cardinality(${cards}) < ${maxCards}`,
      ),
    );
}

/** Confirmed subscribers who follow any of these cards. */
export const listFollowers = (db: Readable, keys: readonly string[]): Promise<StoredSubscriber[]> =>
  db
    .select()
    .from(newsSubscribers)
    .where(and(isNull(deletedAt), eq(status, 'confirmed'), arrayOverlaps(cards, [...keys])));

/** Deletes the subscriber and the news sent to them. */
export async function deleteSubscriber(
  tx: Transaction,
  { id, email: address }: Pick<StoredSubscriber, 'id' | 'email'>,
) {
  await tx.delete(mails).where(and(inArray(mails.kind, pacedMails), eq(mails.recipient, address)));
  await tx.delete(newsSubscribers).where(eq(idColumn, id));
}

export const newsSubscriberList = listInput([...subscriberStatuses, ...newsTopics], ['createdAt', 'email']);

const isTopic = (value: string): value is NewsTopic => newsTopics.some((topic) => topic === value);

export const isSubscribedTo = (wanted: readonly NewsTopic[]) =>
  and(isNull(deletedAt), eq(status, 'confirmed'), arrayOverlaps(topics, [...wanted]));

/** Subscribers, newest first by default, filtered by status or topic. */
export function listSubscribers(db: Readable, input: ListInput) {
  const columns = {
    searched: [email],
    sorted: { createdAt, email },
    status: (value: string) => (isTopic(value) ? isSubscribedTo([value]) : sql`${status} = ${value}`) ?? sql`true`,
  };
  return searchRecords(db, { table: newsSubscribers }, columns, input);
}

const countSubscribedTo = (db: Readable, wanted: readonly NewsTopic[]): Promise<number> =>
  db.$count(newsSubscribers, isSubscribedTo(wanted));

/** Counts the subscribers to topics by their language. */
export async function countByLanguage(db: Readable, wanted: readonly NewsTopic[]): Promise<Map<Language, number>> {
  const { correspondenceLanguage } = newsSubscribers;
  const rows = await db
    .select({ correspondenceLanguage, count: count() })
    .from(newsSubscribers)
    .where(isSubscribedTo(wanted))
    .groupBy(correspondenceLanguage);
  return new Map(rows.map((row) => [row.correspondenceLanguage, row.count]));
}

export const listConfirmed = (db: Readable): Promise<StoredSubscriber[]> =>
  db.select().from(newsSubscribers).where(isSubscribedTo(newsTopics)).orderBy(email);

const countByStatus = (db: Readable, wanted: StoredSubscriber['status']): Promise<number> =>
  db.$count(newsSubscribers, and(isNull(deletedAt), eq(status, wanted)));

export async function readNewsFigures(db: Readable): Promise<NewsFigures> {
  return {
    edition: await countSubscribedTo(db, ['edition']),
    press: await countSubscribedTo(db, ['press']),
    unconfirmed: await countByStatus(db, 'unconfirmed'),
    refused: await countByStatus(db, 'refused'),
  };
}
