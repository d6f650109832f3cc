import { ne } from 'drizzle-orm';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { signIns } from '../../core/audit/audit-queries.server.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import { otherTables } from '../stored-tables/stored-tables.server.ts';

/** Serialises processes that load starter content, until the transaction ends. */
export const lockStarterContent = (tx: Transaction): Promise<void> => takeLock(tx, 'starterContent');

/** Tables in which a row shows that the site has been used. */
export const usedTables = [...recordKinds, ...otherTables.filter(({ showsUse }) => showsUse)].map(({ table }) => table);

export async function isDatabaseUsed(tx: Transaction): Promise<boolean> {
  for (const table of usedTables) {
    // Signing in and out, or trying to, is not yet use.
    const isUse = table === auditLog ? ne(auditLog.recordKind, signIns) : undefined;
    if ((await tx.$count(table, isUse)) > 0) return true;
  }
  return false;
}

export async function insertStarterRows(tx: Transaction, files: Services['files']): Promise<void> {
  for (const { table, starterRows } of recordKinds) {
    if (starterRows) await tx.insert(table).values(await starterRows(files));
  }
}
