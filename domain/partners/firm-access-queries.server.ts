import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { hasChanged } from '#platform/database/has-changed.server.ts';
import { accountLinks } from '../core/account-links/account-link-table.server.ts';
import { endPendingSignIns } from '../core/accounts/sign-in-generation-queries.server.ts';
import { session, user } from '../core/accounts/user-table.server.ts';
import { partnerArea } from './partner-area-table.server.ts';
import { partners } from './partner-table.server.ts';

/** Ends the demo of the partner area. @returns whether it was still a demo */
export const openPartnerArea = (tx: Transaction): Promise<boolean> =>
  hasChanged(tx.insert(partnerArea).values({}).onConflictDoNothing());

/** Whether anybody was ever invited to the partner area; until then it is a demo. */
export const isPartnerAreaOpen = async (db: Readable): Promise<boolean> => (await db.$count(partnerArea)) > 0;

export const isActiveFirm = async (db: Readable, firmId: string): Promise<boolean> =>
  (await db.$count(partners, and(eq(partners.id, firmId), partners.isActive, isNull(partners.deletedAt)))) > 0;

/** Ends what an inactive or deleted firm's people have begun: sessions, account links, uploads, and the questions whether they need their access. */
export async function endAccessOfInactiveFirm(tx: Transaction, firmId: string): Promise<void> {
  if (await isActiveFirm(tx, firmId)) return;
  const people = tx.select({ id: user.id }).from(user).where(eq(user.firmId, firmId));
  await endPendingSignIns(tx, { firmId });
  // The time of this statement, as an upload may have begun after this transaction.
  await tx.update(user).set({ accessEndedAt: sql`clock_timestamp()` }).where(eq(user.firmId, firmId));
  await tx.delete(session).where(inArray(session.userId, people));
  const ofTheFirm = or(eq(accountLinks.firmId, firmId), inArray(accountLinks.userId, people));
  await tx.delete(accountLinks).where(and(ofTheFirm, isNull(accountLinks.usedAt)));
  await tx
    .update(user)
    .set({ unusedAskedAt: null })
    .where(and(eq(user.firmId, firmId), isNull(user.deactivatedAt)));
}
