import { and, asc, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { prepareOnce } from '#platform/database/prepare-once.server.ts';
import { type HeldReason, heldReasons } from './held-reasons.ts';
import type { MailStatus } from './mail-status.ts';
import { mails } from './mail-table.server.ts';

export type Mail = typeof mails.$inferSelect;
export type NewMail = Pick<Mail, 'kind' | 'recordKind' | 'recordId' | 'recipient' | 'subject'> &
  Partial<Pick<Mail, 'details'>> & {
    /** Why it isn't sent before the office says so. */
    held?: HeldReason | undefined;
  };

/** A mail that may exist once only and does already is left out. */
export function insertMails(db: Writable, rows: NewMail[], notBefore?: Date): Promise<Mail[]> {
  const values = rows.map(({ held, ...row }) => ({
    ...row,
    ...(notBefore && { nextTryAt: notBefore }),
    ...(held && { status: 'held' as const, details: { ...row.details, held } }),
  }));
  return db.insert(mails).values(values).onConflictDoNothing().returning();
}

/** Why a mail waits for the office; null when it doesn't. */
export function heldReasonOf({ status, details }: Mail): HeldReason | null {
  return status === 'held' ? (heldReasons.find((reason) => reason === details.held) ?? null) : null;
}

/** Of mails about links to accounts, which have no record that stays: when they were written. null: they go with theirs. */
export const linkMailsSince = sql`(case when mails.record_kind = 'account-links' then mails.created_at end)`;

/** Newest first. */
export function listMails(db: Readable, { status, recordId }: { status?: MailStatus; recordId?: string } = {}) {
  return db
    .select()
    .from(mails)
    .where(and(status && eq(mails.status, status), recordId ? eq(mails.recordId, recordId) : undefined))
    .orderBy(desc(mails.createdAt), desc(mails.id));
}

export async function findMail(db: Readable, id: string): Promise<Mail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

export async function findLatestMail(
  db: Readable,
  record: Pick<Mail, 'kind' | 'recordKind' | 'recordId'>,
): Promise<Mail | undefined> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(
      and(eq(mails.recordKind, record.recordKind), eq(mails.recordId, record.recordId), eq(mails.kind, record.kind)),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  return mail;
}

/** Whether a mail of this kind waits for its first try; it isn't begun until the transaction ends. */
export async function lockWaitingMail(
  tx: Transaction,
  record: Pick<Mail, 'kind' | 'recordKind' | 'recordId'>,
): Promise<boolean> {
  const isOfRecord = and(eq(mails.recordKind, record.recordKind), eq(mails.recordId, record.recordId));
  const waiting = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOfRecord, eq(mails.kind, record.kind), eq(mails.status, 'waiting'), eq(mails.attempts, 0)))
    .for('update');
  return waiting.length > 0;
}

const begunTry = prepareOnce((db: Writable) =>
  db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(
      and(
        eq(mails.id, sql.placeholder('id')),
        eq(mails.status, 'waiting'),
        sql`${mails.nextTryAt} <= now() + interval '1 second'`,
      ),
    )
    .returning()
    .prepare('begun-try'),
);

/** Notes a try that begins, when the mail waits and its time has come (by the database's clock, as for the jobs). */
export async function beginTry(db: Writable, id: string): Promise<Mail | undefined> {
  const [mail] = await begunTry(db).execute({ id });
  return mail;
}

const sentMail = prepareOnce((db: Writable) =>
  db
    .update(mails)
    .set({ status: 'sent', sentAt: sql`${sql.placeholder('sentAt')}::timestamptz`, lastError: null })
    .where(eq(mails.id, sql.placeholder('id')))
    .prepare('sent-mail'),
);

export async function noteSent(db: Writable, id: string): Promise<void> {
  await sentMail(db).execute({ id, sentAt: new Date().toISOString() });
}

/** `nextTryAt` null: given up. */
export async function noteFailure(
  db: Writable,
  id: string,
  failure: { lastError: string; nextTryAt: Date | null },
): Promise<void> {
  const { lastError, nextTryAt } = failure;
  await db
    .update(mails)
    .set(nextTryAt ? { lastError, nextTryAt } : { lastError, status: 'failed' })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting')));
}

/** Put away instead of sent, with the reason. */
export async function noteDropped(db: Writable, id: string, lastError: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'dropped', lastError })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting')));
}

/** As if it had just been written down; a held one is released. */
export async function resetTries(db: Writable, id: string): Promise<Mail | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ status: 'waiting', attempts: 0, waitingSince: sql`now()`, nextTryAt: sql`now()` })
    .where(and(eq(mails.id, id), inArray(mails.status, ['waiting', 'failed', 'held'])))
    .returning();
  return mail;
}

/** Mails whose time came minutes ago though nothing happened, without paced kinds: at most 500, whose time is set to now. */
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
