import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { recordAudit, signIns } from '../../core/audit/audit-queries.server.ts';
import { findUser } from '../user-queries.server.ts';

export async function noteLastSignIn(tx: Transaction, id: string): Promise<void> {
  await tx.update(user).set({ lastSignInAt: new Date() }).where(eq(user.id, id));
}

/** The password was right, what came then wasn't. */
export async function noteWrongSecondFactor(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) =>
    recordAudit(tx, {
      actor: 'nobody known',
      action: 'second factor failed',
      recordKind: signIns,
      recordId: userId,
      recordName: (await findUser(tx, userId))?.name ?? null,
    }),
  );
}

export async function noteSignOut(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findUser(tx, userId);
    if (!found) return;
    const { email: actor, name: recordName } = found;
    await recordAudit(tx, { actor, action: 'sign-out', recordKind: signIns, recordId: userId, recordName });
  });
}

/**
 * Who tried is not known, only whose account it was; an address without one is not kept, as people type passwords there.
 * One statement for both, so that they take alike long.
 */
export async function noteFailedSignIn(db: Database, email: string): Promise<void> {
  const ofWhom = eq(user.email, email.toLowerCase());
  const id = db
    .select({ id: sql`${user.id}::uuid` })
    .from(user)
    .where(ofWhom);
  const name = db.select({ name: user.name }).from(user).where(ofWhom);
  const whose = { recordId: sql`(${id})`, recordName: sql`(${name})` };
  await db.insert(auditLog).values({ actor: 'nobody known', action: 'sign-in failed', recordKind: signIns, ...whose });
}
