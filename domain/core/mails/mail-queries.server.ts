import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { type ListInput, pageOf } from '../records/lists/list-input.ts';
import { type HeldReason, heldReasons } from './held-reasons.ts';
import type { MailKindName, MailRecordKind } from './mail-kinds.ts';
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

/** Of an order that was deleted or cancelled nothing waits for the office any more. */
export const isOfEndedOrder = sql`exists (select from study_orders o where o.id = ${mails.recordId} and (o.deleted_at is not null or o.status = 'cancelled'))
  or exists (select from print_orders o where o.id = ${mails.recordId} and o.deleted_at is not null)`;

/** Of mails about links to accounts, which have no record that stays: when they were written. null: they go with theirs. */
export const linkMailsSince = sql`(case when mails.record_kind = 'account-links' then mails.created_at end)`;

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
export function listMails(
  db: Readable,
  filter: MailFilter & Pick<ListInput, 'page' | 'pageSize'> = {},
): Promise<Mail[]> {
  const found = db.select().from(mails).where(matching(filter)).orderBy(desc(mails.createdAt), desc(mails.id));
  const part = pageOf(filter);
  return part ? found.limit(part.limit).offset(part.offset) : found;
}

export const countMails = (db: Readable, filter: MailFilter): Promise<number> => db.$count(mails, matching(filter));

/** How many mails wait for a repeated try, were given up, or wait for the office. */
export async function countTroubledMails(db: Readable): Promise<{ waiting: number; failed: number; held: number }> {
  const [counted] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${mails.status} = 'waiting' and ${mails.attempts} > 0)::int`,
      failed: sql<number>`count(*) filter (where ${mails.status} = 'failed')::int`,
      held: sql<number>`count(*) filter (where ${mails.status} = 'held' and not (${isOfEndedOrder}))::int`,
    })
    .from(mails)
    .where(inArray(mails.status, ['waiting', 'failed', 'held']));
  return counted ?? { waiting: 0, failed: 0, held: 0 };
}

export async function findMail(db: Readable, id: string): Promise<Mail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

export async function findLatestMail(
  db: Readable,
  record: { kind: MailKindName; recordKind: MailRecordKind; recordId: string },
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
  record: { kind: MailKindName; recordKind: MailRecordKind; recordId: string },
): Promise<boolean> {
  const isOfRecord = and(eq(mails.recordKind, record.recordKind), eq(mails.recordId, record.recordId));
  const waiting = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOfRecord, eq(mails.kind, record.kind), eq(mails.status, 'waiting'), eq(mails.attempts, 0)))
    .for('update');
  return waiting.length > 0;
}

/** Notes a try that begins, when the mail waits and its time has come (by the database's clock, as for the jobs). */
export async function beginTry(db: Writable, id: string): Promise<Mail | undefined> {
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting'), sql`${mails.nextTryAt} <= now() + interval '1 second'`))
    .returning();
  return mail;
}

export async function noteSent(db: Writable, id: string): Promise<void> {
  await db.update(mails).set({ status: 'sent', sentAt: new Date(), lastError: null }).where(eq(mails.id, id));
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

/** Mails but those of a release whose time came minutes ago though nothing happened: at most 500, whose time is set to now. */
export async function takeOverdueMails(db: Writable): Promise<{ id: string }[]> {
  const overdue = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(eq(mails.status, 'waiting'), ne(mails.kind, 'news'), lt(mails.nextTryAt, sql`now() - interval '5 minutes'`)),
    )
    .orderBy(asc(mails.nextTryAt))
    .limit(500);
  return db.update(mails).set({ nextTryAt: sql`now()` }).where(inArray(mails.id, overdue)).returning({ id: mails.id });
}
