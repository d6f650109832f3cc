import { and, asc, desc, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { prepareOnce } from '#platform/database/prepare-once.server.ts';
import { type HeldReason, heldReasons } from './held-reasons.ts';
import type { MailStatus } from './mail-status.ts';
import { mails } from './mail-table.server.ts';

export type Mail = typeof mails.$inferSelect;
export type NewMail = Pick<Mail, 'kind' | 'recordKind' | 'recordId' | 'recipient' | 'subject'> &
  Partial<Pick<Mail, 'details'>> & {
    /** Why it is held for the office. */
    held?: HeldReason | undefined;
  };

/** Stores mails, except those that violate a unique constraint of their kind. Those without an address are to be printed. */
export function insertMails(db: Writable, rows: NewMail[], notBefore?: Date): Promise<Mail[]> {
  const values = rows.map(({ held, ...row }) => ({
    ...row,
    ...(row.recipient === '' && { status: 'to-print' as const }),
    ...(notBefore && { nextTryAt: notBefore }),
    ...(held && { status: 'held' as const, details: { ...row.details, held } }),
  }));
  return db.insert(mails).values(values).onConflictDoNothing().returning();
}

/** Why a mail is held; null if it isn't. */
export const heldReasonOf = ({ status, details }: Mail): HeldReason | null =>
  status === 'held' ? (heldReasons.find((reason) => reason === details.held) ?? null) : null;

/** Creation time of mails with account links, which have no record to be deleted with; null for all others. */
export const linkMailsSince = sql`(case when mails.record_kind = 'account-links' then mails.created_at end)`;

/** Newest first. */
export function listMails(db: Readable, { recordId }: { recordId?: string } = {}) {
  return db
    .select()
    .from(mails)
    .where(recordId ? eq(mails.recordId, recordId) : undefined)
    .orderBy(desc(mails.createdAt), desc(mails.id));
}

export const findMail = (db: Readable, id: string) => firstRow(db.select().from(mails).where(eq(mails.id, id)));

export const lockMail = (tx: Transaction, id: string) =>
  firstRow(tx.select().from(mails).where(eq(mails.id, id)).for('update'));

type MailsOfRecord = Pick<Mail, 'kind' | 'recordKind' | 'recordId'>;

const isOfRecord = ({ kind, recordKind, recordId }: MailsOfRecord) =>
  and(eq(mails.recordKind, recordKind), eq(mails.recordId, recordId), eq(mails.kind, kind));

export const findLatestMail = (db: Readable, record: MailsOfRecord) =>
  firstRow(db.select().from(mails).where(isOfRecord(record)).orderBy(desc(mails.createdAt), desc(mails.id)).limit(1));

/** Whether a mail of this kind waits for its first attempt; locks it until the transaction ends. */
export async function lockWaitingMail(tx: Transaction, record: MailsOfRecord): Promise<boolean> {
  const waiting = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOfRecord(record), eq(mails.status, 'waiting'), eq(mails.attempts, 0)))
    .for('update');
  return waiting.length > 0;
}

/**
 * The process that sends a mail renews its claim. A killed process leaves it, and its mails wait for the end: no longer
 * than the queue waits for the process's heartbeat.
 */
export const claimSeconds = 20;
const claimEnd = sql`now() + ${sql.raw(`interval '${claimSeconds} seconds'`)}`;

/** A claim that ends later than any can was made before the clock was set back. */
export const isUnclaimed = sql`(${mails.sendingUntil} is null or ${mails.sendingUntil} <= now()
  or ${mails.sendingUntil} > now() + interval '1 minute')`;

const begunTry = prepareOnce((db: Writable) =>
  db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, sendingUntil: claimEnd })
    .where(
      and(
        eq(mails.id, sql.placeholder('id')),
        eq(mails.status, 'waiting'),
        isUnclaimed,
        sql`${mails.nextTryAt} <= now() + interval '1 second'`,
      ),
    )
    .returning()
    .prepare('begun-try'),
);

/** Claims a mail and begins an attempt if it is waiting, due and unclaimed, by the database's clock, which the jobs use too. */
export const beginTry = (db: Writable, id: string) => firstRow(begunTry(db).execute({ id }));

const isClaimed = (id: string) => and(eq(mails.id, id), eq(mails.status, 'waiting'), isNotNull(mails.sendingUntil));

export async function renewClaim(db: Writable, id: string): Promise<void> {
  await db.update(mails).set({ sendingUntil: claimEnd }).where(isClaimed(id));
}

/** When the claim of a waiting mail ends; undefined if it has none. */
export async function findClaimEnd(db: Readable, id: string): Promise<Date | undefined> {
  const mail = await firstRow(db.select({ sendingUntil: mails.sendingUntil }).from(mails).where(isClaimed(id)));
  return mail?.sendingUntil ?? undefined;
}

const sentMail = prepareOnce((db: Writable) =>
  db
    .update(mails)
    .set({
      status: 'sent',
      sentAt: sql`${sql.placeholder('sentAt')}::timestamptz`,
      subject: sql`${sql.placeholder('subject')}`,
      lastError: null,
      sendingUntil: null,
    })
    .where(eq(mails.id, sql.placeholder('id')))
    .prepare('sent-mail'),
);

/** Marks a mail as sent, with the subject that it was sent with. */
export async function markSent(db: Writable, { id, subject }: Pick<Mail, 'id' | 'subject'>): Promise<void> {
  await sentMail(db).execute({ id, subject, sentAt: new Date().toISOString() });
}

/** Records a failed attempt; the mail is given up if `nextTryAt` is null. */
export async function recordFailure(
  db: Writable,
  id: string,
  failure: { lastError: string; nextTryAt: Date | null },
): Promise<void> {
  const { lastError, nextTryAt } = failure;
  await db
    .update(mails)
    .set({ lastError, sendingUntil: null, ...(nextTryAt ? { nextTryAt } : { status: 'failed' as const }) })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting')));
}

/** Marks a sent mail as failed, because its recipient's mail server sent it back later. */
export async function markBounced(db: Writable, id: string, lastError: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'failed', lastError })
    .where(and(eq(mails.id, id), eq(mails.status, 'sent')));
}

/** Sets whether a letter is printed. @returns undefined for mails */
export const setPrinted = (db: Writable, id: string, isPrinted: boolean) =>
  firstRow(
    db
      .update(mails)
      .set(isPrinted ? { status: 'sent', sentAt: sql`now()` } : { status: 'to-print', sentAt: null })
      .where(and(eq(mails.id, id), eq(mails.recipient, ''), inArray(mails.status, ['to-print', 'sent'])))
      .returning(),
  );

export async function markDropped(db: Writable, id: string, lastError: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'dropped', lastError, sendingUntil: null })
    .where(and(eq(mails.id, id), inArray(mails.status, ['waiting', 'to-print'])));
}

/** Makes a waiting, failed or held mail due now, with all attempts ahead. @returns undefined for other mails */
export function resetTries(db: Writable, id: string) {
  const status = sql<MailStatus>`case when ${mails.recipient} = '' then 'to-print' else 'waiting' end`;
  return firstRow(
    db
      .update(mails)
      .set({ status, attempts: 0, lastError: null, waitingSince: sql`now()`, nextTryAt: sql`now()` })
      .where(and(eq(mails.id, id), inArray(mails.status, ['waiting', 'failed', 'held', 'to-print'])))
      .returning(),
  );
}

/** Sends mails about a record that didn't arrive to other addresses. All change at once, as addresses may be swapped. */
export async function readdressMails(
  tx: Transaction,
  { recordKind, recordId }: Pick<Mail, 'recordKind' | 'recordId'>,
  changes: readonly { from: string; to: string }[],
): Promise<void> {
  if (changes.length === 0) return;
  const replaced = changes.map(({ from, to }) => sql`when ${from} then ${to}`);
  await tx
    .update(mails)
    .set({ recipient: sql`case ${mails.recipient} ${sql.join(replaced, sql` `)} end` })
    .where(
      and(
        eq(mails.recordKind, recordKind),
        eq(mails.recordId, recordId),
        inArray(
          mails.recipient,
          changes.map(({ from }) => from),
        ),
        inArray(mails.status, ['waiting', 'failed', 'held']),
      ),
    );
}

/** Makes up to 500 mails due now that are overdue by minutes, except those of paced kinds. @returns their ids */
export async function takeOverdueMails(db: Writable, paced: string[]): Promise<{ id: string }[]> {
  const overdue = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.status, 'waiting'),
        notInArray(mails.kind, paced),
        lt(mails.nextTryAt, sql`now() - interval '5 minutes'`),
      ),
    )
    .orderBy(asc(mails.nextTryAt))
    .limit(500);
  return db.update(mails).set({ nextTryAt: sql`now()` }).where(inArray(mails.id, overdue)).returning({ id: mails.id });
}

/**
 * To be run after a restore. Waiting mails have lost their jobs; with their time set back, the check for overdue mails (every
 * five minutes) creates new ones.
 */
export const requeueRestoredMails = `update mails set next_try_at = now() - interval '1 hour' where status = 'waiting'`;
