import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { pickColumns } from '#platform/database/pick-columns.server.ts';
import { user } from '../core/accounts/user-table.server.ts';
import { partners } from '../partners/partner-table.server.ts';

/** When a person last used their access, or it was confirmed. */
const lastUsedAt = sql<Date>`greatest(${user.createdAt}, ${user.lastSignInAt}, ${user.stillNeededAt})`;

/** Since when the question whether they need their access is open; signing in and confirming answer it. */
export const openQuestionSince = sql<Date | null>`case when ${user.deactivatedAt} is null
  and ${user.unusedAskedAt} >= ${lastUsedAt} then ${user.unusedAskedAt} end`.mapWith(user.unusedAskedAt);

/** When the access was switched off because it was unused; null if someone removed it. */
export const switchedOffAt = sql<Date | null>`case when ${user.deactivatedAt} = ${user.unusedEndedAt}
  then ${user.deactivatedAt} end`.mapWith(user.deactivatedAt);

export type UnusedPerson = Pick<typeof user.$inferSelect, 'id' | 'email' | 'name' | 'firmRole'> & { firmId: string };

const hasAccess = and(
  eq(user.kind, 'partner'),
  isNull(user.deactivatedAt),
  sql`exists (select from ${partners} where ${and(eq(partners.id, user.firmId), partners.isActive, isNull(partners.deletedAt))})`,
);
const isUnused = (before: Date) =>
  and(
    hasAccess,
    sql`${lastUsedAt} <= ${before.toISOString()}::timestamptz`,
    or(isNull(user.unusedAskedAt), sql`${user.unusedAskedAt} < ${lastUsedAt}`),
  );
/** Whether somebody else leads the person's firm. */
const hasOtherLead = sql`exists (select from ${user} other where other.firm_id = ${user}.firm_id and other.id <> ${user}.id
  and other.firm_role = 'lead' and other.deactivated_at is null)`;
/** A last lead was reported and stayed: that question ends when there is another one. */
const isUnanswered = (before: Date) =>
  and(
    hasAccess,
    sql`${openQuestionSince} <= ${before.toISOString()}::timestamptz`,
    or(isNull(user.unusedEndedAt), sql`${user.unusedEndedAt} < ${user.unusedAskedAt}`, hasOtherLead),
  );

const idsOf = async (db: Readable, condition: ReturnType<typeof isUnused>) =>
  (await db.select({ id: user.id }).from(user).where(condition)).map(({ id }) => id);

export const listUnused = (db: Readable, before: Date): Promise<string[]> => idsOf(db, isUnused(before));
export const listUnanswered = (db: Readable, before: Date): Promise<string[]> => idsOf(db, isUnanswered(before));

const person = { ...pickColumns(user, 'id', 'email', 'name', 'firmRole'), firmId: sql<string>`${user.firmId}` };

/** Marks a person as asked, unless they have signed in or been asked in the meantime. */
export const markAsked = (tx: Transaction, id: string, { before, now }: { before: Date; now: Date }) =>
  firstRow(
    tx
      .update(user)
      .set({ unusedAskedAt: now })
      .where(and(eq(user.id, id), isUnused(before)))
      .returning(person),
  );

/** Ends the unanswered question: switches a person off, or only marks the last lead of a firm. */
export const endQuestion = (
  tx: Transaction,
  id: string,
  { before, now, switchesOff }: { before: Date; now: Date; switchesOff: boolean },
): Promise<UnusedPerson | undefined> =>
  firstRow(
    tx
      .update(user)
      .set({ unusedEndedAt: now, ...(switchesOff && { deactivatedAt: now, accessEndedAt: now }) })
      .where(and(eq(user.id, id), isUnanswered(before)))
      .returning(person),
  );

/** Whether a person leads their firm alone. */
export const isLastLead = async (db: Readable, id: string): Promise<boolean> =>
  (await db.$count(user, and(eq(user.id, id), eq(user.firmRole, 'lead'), not(hasOtherLead)))) > 0;
