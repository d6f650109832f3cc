import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.server.ts';
import { auditLog } from '../audit/audit-log-table.server.ts';
import { recordAudit, signIns } from '../audit/audit-queries.server.ts';
import { user } from './user-table.server.ts';

export async function noteLastSignIn(tx: Transaction, id: string): Promise<void> {
  await tx.update(user).set({ lastSignInAt: new Date() }).where(eq(user.id, id));
}

/** The password was right, what came then wasn't. */
export async function noteWrongSecondFactor(db: Database, userId: string): Promise<void> {
  await db.transaction((tx) =>
    recordAudit(tx, {
      actor: 'nobody known',
      action: 'second factor failed',
      recordKind: signIns,
      recordId: userId,
    }),
  );
}

export async function noteSignOut(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
    if (found) await recordAudit(tx, { actor: found.email, action: 'sign-out', recordKind: signIns, recordId: userId });
  });
}

/**
 * Who tried is not known, only whose account it was; an address without one is not kept, as people type passwords there.
 * One statement for both, so that they take alike long.
 */
export async function noteFailedSignIn(db: Database, email: string): Promise<void> {
  const whose = db
    .select({ id: sql`${user.id}::uuid` })
    .from(user)
    .where(eq(user.email, email.toLowerCase()));
  await db
    .insert(auditLog)
    .values({ actor: 'nobody known', action: 'sign-in failed', recordKind: signIns, recordId: sql`(${whose})` });
}
