import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { user } from '../accounts/user-table.server.ts';
import { auditLog } from './audit-log-table.server.ts';

/** What happened to which record: written into the transaction that does it. */
export interface AuditEntry {
  /** E-mail address of who did it; 'command line', 'settings', 'nobody known'. */
  actor: string;
  /** Like 'create', 'change', 'delete', 'restore', 'sign-in'. */
  action: string;
  /** Like 'partners'. */
  recordKind: string;
  recordId?: string;
  /** What people call the record: 'Muster AG'; null: it has no name. */
  recordName: string | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function recordAudit(tx: Transaction, { recordId, ...entry }: AuditEntry): Promise<void> {
  // Accounts of the first versions have ids of another form; their actor tells who it was.
  const called = tx
    .select({ name: sql`nullif(${user.name}, ${user.email})` })
    .from(user)
    .where(eq(user.email, entry.actor));
  await tx
    .insert(auditLog)
    .values({ ...entry, actorName: sql`(${called})`, ...(recordId && uuid.test(recordId) && { recordId }) });
}

/** What is no change of a record: who came and went. */
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

/** What was done with one record, in the order of time. */
export function listAuditEntriesOf(db: Readable, record: { recordKind: string; recordId: string }) {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.recordKind, record.recordKind), eq(auditLog.recordId, record.recordId)))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
}
