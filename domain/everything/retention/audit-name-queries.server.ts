import { and, eq, inArray, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.server.ts';
import { accountLinks } from '../../core/account-links/account-link-table.server.ts';
import { user } from '../../core/accounts/user-table.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { signIns } from '../../core/audit/audit-queries.server.ts';
import type { RecordKind } from '../../core/records/record-kind.server.ts';

/**
 * Removes people's names from audit entries once their record, account or invitation is deleted. Records that are kept without
 * their address don't belong to a person.
 * @param person limits it to the entries of one person: with their address, about their records and accounts, or their sign-ins
 * @returns the number of changed entries
 */
export async function removeNamesOfDeleted(
  tx: Transaction,
  kinds: readonly RecordKind[],
  person?: { email: string; ids: string[] },
): Promise<number> {
  let forgotten = 0;
  const hasAddress = (column: 'actor' | 'recordName') =>
    sql`lower(${auditLog[column]}) = ${person?.email.toLowerCase()}`;
  const isOfPerson = person && {
    actorName: hasAddress('actor'),
    recordName: or(
      hasAddress('recordName'),
      inArray(sql`${auditLog.recordId}::text`, person.ids),
      // The record of a sign-in is its actor.
      and(eq(auditLog.recordKind, signIns), hasAddress('actor')),
    ),
  };
  const forget = async (column: 'actorName' | 'recordName', ...isGone: SQL[]) => {
    const { rowCount } = await tx
      .update(auditLog)
      .set({ [column]: null })
      .where(and(isNotNull(auditLog[column]), isOfPerson?.[column], ...isGone));
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
