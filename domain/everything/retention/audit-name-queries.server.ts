import { and, eq, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.server.ts';
import { accountLinks } from '../../core/account-links/account-link-table.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { signIns } from '../../core/audit/audit-queries.server.ts';
import type { RecordKind } from '../../core/records/record-kind.server.ts';

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
