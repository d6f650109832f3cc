import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { networkOfRequest } from '#platform/network/request-network.server.ts';
import { user } from '../accounts/user-table.server.ts';
import { auditLog } from './audit-log-table.server.ts';

/** An entry of the audit log, written in the transaction of the change; it also gets the request's shortened network. */
export interface AuditEntry {
  /** E-mail address, or 'command line', 'settings', 'site', 'buyer', 'nobody known'. */
  actor: string;
  /** Like 'create', 'change', 'delete', 'restore', 'sign-in'. */
  action: string;
  /** Like 'partners'. */
  recordKind: string;
  recordId?: string;
  /** The record's name: 'Muster AG'; null if it has none. */
  recordName: string | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function recordAudit(tx: Transaction, { recordId, ...entry }: AuditEntry): Promise<void> {
  const actorName = tx
    .select({ name: sql`nullif(${user.name}, ${user.email})` })
    .from(user)
    .where(eq(user.email, entry.actor));
  await tx
    .insert(auditLog)
    // Ids of accounts of the first releases aren't uuids and are left out.
    .values({
      ...entry,
      actorName: sql`(${actorName})`,
      // A publication at its time is no request, though one may have set the timer.
      network: entry.actor === 'site' ? null : networkOfRequest(),
      ...(recordId && uuid.test(recordId) && { recordId }),
    });
}

/** Record kind of entries about signing in and out. */
export const signIns = 'sign-ins';

/** The latest changes, newest first. */
export function listLatestAuditEntries(db: Readable, count: number) {
  return db
    .select()
    .from(auditLog)
    .where(ne(auditLog.recordKind, signIns))
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
