import { and, asc, desc, eq, inArray, isNotNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { accountLinks } from '../account-links/account-link-table.server.ts';
import { user } from '../accounts/user-table.server.ts';
import type { RecordKind } from '../records/record-kind.server.ts';
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

/**
 * Names of people go with what they stand for: with the record that was theirs (one that is kept without its address is no
 * person's), with the account, with the invitation. @returns how many entries lost one
 */
export async function forgetNamesOfGone(tx: Transaction, kinds: readonly RecordKind[]): Promise<number> {
  let forgotten = 0;
  const forget = async (column: 'actorName' | 'recordName', ...isGone: SQL[]) => {
    const { rowCount } = await tx
      .update(auditLog)
      .set({ [column]: null })
      .where(and(isNotNull(auditLog[column]), ...isGone));
    forgotten += rowCount ?? 0;
  };
  for (const { name, table, personalData } of kinds) {
    if (!personalData || personalData.emptied) continue;
    const record = tx.select({ id: table.id }).from(table).where(eq(table.id, auditLog.recordId));
    await forget('recordName', eq(auditLog.recordKind, name), notExists(record));
  }
  const account = tx.select({ id: user.id }).from(user).where(sql`${user.id} = ${auditLog.recordId}::text`);
  await forget('recordName', inArray(auditLog.recordKind, ['accounts', signIns]), notExists(account));
  const invited = tx
    .select({ id: accountLinks.id })
    .from(accountLinks)
    .where(eq(accountLinks.email, auditLog.recordName));
  const joined = tx.select({ id: user.id }).from(user).where(eq(user.email, auditLog.recordName));
  await forget('recordName', eq(auditLog.recordKind, 'invitations'), notExists(invited), notExists(joined));
  const actor = tx.select({ id: user.id }).from(user).where(eq(user.email, auditLog.actor));
  await forget('actorName', notExists(actor));
  return forgotten;
}

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
