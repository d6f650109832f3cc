import { and, eq, sql } from 'drizzle-orm';
import { tryLock } from '#platform/database/advisory-locks.server.ts';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { mailboxes } from './mailbox-table.server.ts';

export type MailboxState = typeof mailboxes.$inferSelect;
type MailCount = 'stored' | 'leftAlone' | 'loops';

/** The last mail that was read. */
export interface Bookmark {
  name: string;
  uidValidity: string;
  lastUid: number;
}

/** Locks reading the mailbox until the transaction ends. @returns false while another instance has the lock */
export async function lockMailboxReading(tx: Transaction): Promise<boolean> {
  // The transaction only holds the lock; reading may take longer than the usual limit for idle transactions.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
  return tryLock(tx, 'mailbox');
}

export const findMailbox = (db: Readable, name: string) =>
  firstRow(db.select().from(mailboxes).where(eq(mailboxes.name, name)));

export async function findOrInsertMailbox(db: Writable, name: string): Promise<MailboxState> {
  await db.insert(mailboxes).values({ name }).onConflictDoNothing();
  return onlyRow(await db.select().from(mailboxes).where(eq(mailboxes.name, name)));
}

/** Sets the bookmark when the mailbox is first read, and when it has renumbered its mails (new UIDVALIDITY). */
export async function setBookmark(db: Writable, { name, uidValidity, lastUid }: Bookmark): Promise<void> {
  await db.update(mailboxes).set({ uidValidity, lastUid }).where(eq(mailboxes.name, name));
}

/** Moves the bookmark to the next mail and counts the mail. @throws if another instance moved it in the meantime */
export async function advanceBookmark(
  db: Writable,
  { name, uidValidity, lastUid }: Bookmark,
  uid: number,
  count: MailCount,
): Promise<void> {
  const { rowCount } = await db
    .update(mailboxes)
    .set({ lastUid: uid, [count]: sql`${mailboxes[count]} + 1` })
    .where(and(eq(mailboxes.name, name), eq(mailboxes.uidValidity, uidValidity), eq(mailboxes.lastUid, lastUid)));
  if (rowCount !== 1) throw new Error('another instance has read the mailbox');
}

export async function recordReading(db: Writable, name: string): Promise<void> {
  await db
    .update(mailboxes)
    .set({ readAt: sql`now()`, failingSince: null, failures: 0, lastError: null, nextTryAt: null })
    .where(eq(mailboxes.name, name));
}

/** Records a failed reading. The pause before the next one doubles from one minute up to an hour. */
export async function recordFailedReading(db: Writable, name: string, lastError: string): Promise<void> {
  await db
    .update(mailboxes)
    .set({
      lastError,
      failures: sql`${mailboxes.failures} + 1`,
      failingSince: sql`coalesce(${mailboxes.failingSince}, now())`,
      nextTryAt: sql`now() + least(60, power(2, least(${mailboxes.failures}, 6))) * interval '1 minute'`,
    })
    .where(eq(mailboxes.name, name));
}
