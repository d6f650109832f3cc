import { and, desc, eq, sql } from 'drizzle-orm';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Readable, Transaction, Writable } from '#platform/database/database.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { orderFacts } from '../order-facts/order-fact-table.server.ts';
import type { NumberedPayment } from './bank-files/read-bank-file.ts';
import { bankImports, bankTransactions } from './bank-transaction-table.server.ts';

export type StoredImport = typeof bankImports.$inferSelect;
export type StoredTransaction = typeof bankTransactions.$inferSelect;

const rowsAtOnce = 1_000;

/** Serialises imports on all instances. */
export const waitForOtherImports = (tx: Transaction): Promise<void> => takeLock(tx, 'bankImports');

export const insertImport = async (tx: Writable, row: typeof bankImports.$inferInsert): Promise<StoredImport> =>
  onlyRow(await tx.insert(bankImports).values(row).returning());

export async function countImported(
  tx: Writable,
  id: string,
  counts: Pick<StoredImport, 'assignedCount' | 'waitingCount' | 'knownCount'>,
): Promise<StoredImport> {
  return onlyRow(await tx.update(bankImports).set(counts).where(eq(bankImports.id, id)).returning());
}

/** The latest imports, newest first. */
export const listImports = (db: Readable, count: number): Promise<StoredImport[]> =>
  db.select().from(bankImports).orderBy(desc(bankImports.importedAt), desc(bankImports.id)).limit(count);

/** Stores payments that aren't stored yet. @returns the new ones */
export async function insertPayments(
  tx: Writable,
  payments: NumberedPayment[],
  source: { bankImportId: string; accountIban: string },
): Promise<StoredTransaction[]> {
  const stored: StoredTransaction[] = [];
  for (let start = 0; start < payments.length; start += rowsAtOnce) {
    const rows = payments.slice(start, start + rowsAtOnce).map((payment) => ({ ...payment, ...source }));
    stored.push(...(await tx.insert(bankTransactions).values(rows).onConflictDoNothing().returning()));
  }
  return stored;
}

/** A list of texts as a single parameter. */
export const anyOf = (texts: string[]) => sql`any(${sql.param(texts)}::text[])`;

/** The stored payments of bank entries; an entry with details has one for each. */
export function listPaymentsOfEntries(
  db: Readable,
  accountIban: string,
  entryReferences: string[],
): Promise<StoredTransaction[]> {
  return db
    .select()
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.accountIban, accountIban),
        sql`${bankTransactions.entryReference} = ${anyOf(entryReferences)}`,
      ),
    );
}

/** End of a payment's business year (the calendar year in Zurich), when its retention begins; null while an order's facts refer to it. */
export const paymentsEndAt = sql`(case when exists (select from ${orderFacts} f where f.bank_transaction_id = bank_transactions.id)
  then null else (date_trunc('year', bank_transactions.value_date::timestamp) + interval '1 year') at time zone 'Europe/Zurich' end)`;

/** End of the business year in which a file was imported; null while one of its payments is stored. */
export const importsEndAt = sql`(case when exists (select from bank_transactions t where t.bank_import_id = bank_imports.id)
  then null else (date_trunc('year', bank_imports.imported_at at time zone 'Europe/Zurich') + interval '1 year')
    at time zone 'Europe/Zurich' end)`;
