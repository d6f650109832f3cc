import { desc } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { auditLog } from './audit-log-table.server.ts';

/** What happened to which record: written into the transaction that does it. */
export interface AuditEntry {
  /** E-mail address of the administrator. */
  actor: string;
  /** Like 'create', 'change', 'delete', 'restore', 'sign-in'. */
  action: string;
  /** Like 'partners'. */
  recordKind: string;
  recordId?: string;
}

export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** The latest changes, newest first. */
export function listLatestAuditEntries(db: Readable, count: number) {
  return db.select().from(auditLog).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(count);
}
