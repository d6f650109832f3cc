import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Readable, Transaction } from '#platform/database.server.ts';

/** A table of records: see recordColumns. */
export type RecordTable = PgTable & { id: AnyPgColumn; deletedAt: AnyPgColumn };
export type RecordRow = Record<string, unknown> & { id: string };
export type Values = Record<string, unknown>;

const isPresent = (table: RecordTable, id: string) => and(eq(table.id, id), isNull(table.deletedAt));

export async function findRecord(db: Readable, table: RecordTable, id: string): Promise<RecordRow | undefined> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(isPresent(table, id));
  return row as RecordRow | undefined;
}

export async function insertRecord(tx: Transaction, table: RecordTable, values: Values): Promise<RecordRow> {
  const [row] = await tx.insert(table).values(values).returning();
  return row as RecordRow;
}

/** Undefined when there is no such record. */
export async function updateRecord(
  tx: Transaction,
  table: RecordTable,
  id: string,
  values: Values,
): Promise<RecordRow | undefined> {
  const [row] = await tx.update(table).set(values).where(isPresent(table, id)).returning();
  return row as RecordRow | undefined;
}

/** Marks a record as deleted: it is gone for every query until it is restored. */
export async function markDeleted(tx: Transaction, table: RecordTable, id: string): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ deletedAt: sql`now()` })
    .where(isPresent(table, id))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Brings a deleted record back. Undefined when there is no deleted record of that id. */
export async function unmarkDeleted(
  tx: Transaction,
  table: RecordTable,
  id: string,
  values: Values,
): Promise<RecordRow | undefined> {
  const [row] = await tx
    .update(table)
    .set({ ...values, deletedAt: null })
    .where(and(eq(table.id, id), isNotNull(table.deletedAt)))
    .returning();
  return row as RecordRow | undefined;
}

/** A flag that one record of a table has at the most. */
export interface ExclusiveFlag {
  /** Name of its property. */
  name: string;
  column: AnyPgColumn;
}

const severalRecordsLock = 7_241_005;

/** For changes to more than one record of a kind: nobody else makes one until the transaction ends. */
export async function lockRecords(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${severalRecordsLock})`);
}

/** Takes the flag from whichever other record has it; that record counts as unchanged otherwise. */
export async function clearFlag(
  tx: Transaction,
  table: RecordTable & { updatedAt?: AnyPgColumn },
  { name, column }: ExclusiveFlag,
  exceptId: string | null,
): Promise<void> {
  const others: (SQL | undefined)[] = [eq(column, true), isNull(table.deletedAt)];
  if (exceptId) others.push(ne(table.id, exceptId));
  await tx
    .update(table)
    .set({ [name]: false, updatedAt: sql`${table.updatedAt}` })
    .where(and(...others));
}

/** Whether a present record has the flag. */
export async function isFlagTaken(tx: Transaction, table: RecordTable, { column }: ExclusiveFlag): Promise<boolean> {
  const [row] = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(column, true), isNull(table.deletedAt)))
    .limit(1);
  return row !== undefined;
}
