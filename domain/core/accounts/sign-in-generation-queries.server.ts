import { and, eq, sql } from 'drizzle-orm';
import type { Database, Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { session, user } from './user-table.server.ts';

/** A sign-in that is not completed yet, with the account's generation when it began. */
export interface PendingSignIn {
  userId: string;
  generation: number;
}

export const findSignInGeneration = (db: Readable, email: string) =>
  firstRow(
    db
      .select({ userId: user.id, generation: user.signInGeneration })
      .from(user)
      .where(eq(user.email, email.toLowerCase())),
  );

/** Ends the pending sign-ins of a user, or of all people of a firm: they can't be completed any more. */
export async function endPendingSignIns(
  tx: Transaction,
  { userId, firmId }: { userId?: string; firmId?: string },
): Promise<void> {
  const isAffected = userId === undefined ? eq(user.firmId, firmId ?? '') : eq(user.id, userId);
  await tx
    .update(user)
    .set({ signInGeneration: sql`${user.signInGeneration} + 1` })
    .where(isAffected);
}

/**
 * Removes a new session if pending sign-ins were ended before it was stored. The row is read with a lock, which waits for an
 * uncommitted change; a change that starts later removes the session itself.
 * @returns whether the session stays
 */
export async function confirmNewSession(db: Database, id: string, { userId, generation }: PendingSignIn) {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(user).where(eq(user.id, userId)).for('share');
    const isCurrent = found?.signInGeneration === generation;
    if (!isCurrent) await tx.delete(session).where(and(eq(session.id, id), eq(session.userId, userId)));
    return isCurrent;
  });
}
