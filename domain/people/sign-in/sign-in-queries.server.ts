import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.server.ts';
import { networkOfRequest } from '#platform/network/request-network.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { recordAudit, signInRecord, signIns } from '../../core/audit/audit-queries.server.ts';
import { findUser } from '../user-queries.server.ts';

/** @param isNewVisit false if the sign-in renews a session that was still valid */
export async function setLastSignIn(tx: Transaction, id: string, { isNewVisit }: { isNewVisit: boolean }) {
  const previousVisitAt = isNewVisit ? sql`${user.lastSignInAt}` : undefined;
  await tx.update(user).set({ lastSignInAt: new Date(), previousVisitAt }).where(eq(user.id, id));
}

/** Records that the password was right and the second factor wrong. */
export async function recordFailedSecondFactor(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const record = signInRecord((await findUser(tx, userId)) ?? { id: userId, name: null });
    await recordAudit(tx, { actor: 'nobody known', action: 'second factor failed', ...record });
  });
}

export async function recordSignOut(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findUser(tx, userId);
    if (!found) return;
    await recordAudit(tx, { actor: found.email, action: 'sign-out', ...signInRecord(found) });
  });
}

/**
 * Records a failed sign-in to an account. An unknown address is not stored, because people sometimes type passwords there.
 * A single statement takes equally long for known and unknown addresses.
 */
export async function recordFailedSignIn(db: Database, email: string): Promise<void> {
  const hasAddress = eq(user.email, email.toLowerCase());
  const id = db
    .select({ id: sql`${user.id}::uuid` })
    .from(user)
    .where(hasAddress);
  const name = db.select({ name: user.name }).from(user).where(hasAddress);
  const firmId = db.select({ firmId: user.firmId }).from(user).where(hasAddress);
  const audited = {
    recordKind: signIns,
    recordId: sql`(${id})`,
    recordName: sql`(${name})`,
    firmId: sql`(${firmId})`,
    network: networkOfRequest(),
  };
  await db.insert(auditLog).values({ actor: 'nobody known', action: 'sign-in failed', ...audited });
}
