import { ne } from 'drizzle-orm';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { auditLog } from '../../core/audit/audit-log-table.server.ts';
import { signIns } from '../../core/audit/audit-queries.server.ts';
import { otherTables } from '../stored-tables/stored-tables.server.ts';
import { recordKinds } from './record-kinds.server.ts';

/** One process at a time, until the transaction ends. */
export const lockStarterContent = (tx: Transaction): Promise<void> => takeLock(tx, 'starterContent');

/** Tables that hold something as soon as anybody has used the site. */
export const usedTables = [...recordKinds, ...otherTables.filter(({ showsUse }) => showsUse)].map(({ table }) => table);

export async function isUsed(tx: Transaction): Promise<boolean> {
  for (const table of usedTables) {
    // Who comes and goes, or tries to, has used nothing yet.
    const isUse = table === auditLog ? ne(auditLog.recordKind, signIns) : undefined;
    if ((await tx.$count(table, isUse)) > 0) return true;
  }
  return false;
}

/** Stores the first records, and their pictures among the files. */
export async function insertStarterRows(tx: Transaction, files: Services['files']): Promise<void> {
  for (const { table, starterRows } of recordKinds) {
    if (starterRows) await tx.insert(table).values(await starterRows(files));
  }
}
