import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { networkOfRequest } from '#platform/network/request-network.server.ts';
import { user } from '../accounts/user-table.server.ts';
import type { AuditAction } from './audit-actions.ts';
import { auditLog } from './audit-log-table.server.ts';

/** An entry of the audit log, written in the transaction of the change; it also gets the request's shortened network. */
export interface NewAuditEntry {
  /** Email address, or 'command line', 'settings', 'site', 'buyer', 'nobody known'. */
  actor: string;
  action: AuditAction;
  /** Like 'partners'. */
  recordKind: string;
  recordId?: string;
  /** The record's name: 'Muster AG'; null if it has none. */
  recordName: string | null;
  /** The partner firm that the record belongs to, unless it is an account. */
  firmId?: string | null;
}

/** Record kind of entries about signing in and out. */
export const signIns = 'sign-ins';

/** The person of an entry about signing in or out. */
export const signInRecord = ({ id, name }: { id: string; name: string | null }) => ({
  recordKind: signIns,
  recordId: id,
  recordName: name,
});

/** Record kinds of entries about an account. */
export const accountKinds = ['accounts', signIns];

/** @returns the id of the entry */
export async function recordAudit(tx: Transaction, { firmId, ...entry }: NewAuditEntry): Promise<number> {
  const isActor = eq(user.email, entry.actor);
  const actorName = tx
    .select({ name: sql`nullif(${user.name}, ${user.email})` })
    .from(user)
    .where(isActor);
  const firmOfActor = tx.select({ firmId: user.firmId }).from(user).where(isActor);
  const isAccount =
    accountKinds.includes(entry.recordKind) && entry.recordId ? eq(user.id, entry.recordId) : sql`false`;
  const firmOfAccount = tx.select({ firmId: user.firmId }).from(user).where(isAccount);
  const stored = await tx
    .insert(auditLog)
    .values({
      ...entry,
      actorName: sql`(${actorName})`,
      firmId: firmId ?? sql`coalesce((${firmOfActor}), (${firmOfAccount}))`,
      isByFirm: sql`(${firmOfActor}) is not null`,
      // No request causes a scheduled publication, though one may have set the timer that runs it.
      network: entry.actor === 'site' ? null : networkOfRequest(),
    })
    .returning({ id: auditLog.id });
  return onlyRow(stored).id;
}

/** Action of entries about downloads of partners' files. */
export const downloadAction = 'download';

/** The latest changes, newest first: neither sign-ins nor downloads. */
export function listLatestAuditEntries(db: Readable, count: number) {
  return db
    .select()
    .from(auditLog)
    .where(and(ne(auditLog.recordKind, signIns), ne(auditLog.action, downloadAction)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(count);
}

/** The entries of a record, oldest first. */
export function listAuditEntriesOf(db: Readable, record: { recordKind: string; recordId: string }) {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.recordKind, record.recordKind), eq(auditLog.recordId, record.recordId)))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
}
