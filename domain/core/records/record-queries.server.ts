import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { takeLock } from '#platform/database/advisory-locks.server.ts';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { type ListInput, limitAndOffset } from './lists/list-input.ts';
import type { ChangeableTable, RecordQuery, RecordTable, RowOf, ValuesOf } from './record-kind.server.ts';

export const selectRows = <Table extends RecordTable>(db: Readable, table: Table) =>
  db.select().from<RecordTable>(table).$dynamic() as unknown as RecordQuery<RowOf<Table>>;

const isPresent = (table: RecordTable, id: string) => and(eq(table.id, id), isNull(table.deletedAt));

/** All records that aren't deleted. */
export const findRecords = async <Table extends RecordTable>(db: Readable, table: Table) =>
  selectRows(db, table).where(isNull(table.deletedAt));

export const findRecord = <Table extends RecordTable>(db: Readable, table: Table, id: string) =>
  firstRow(selectRows(db, table).where(isPresent(table, id)));

/** The record, locked until the transaction ends. A stronger lock would deadlock with those who add a row that refers to it. */
export const lockRecord = <Table extends RecordTable>(tx: Transaction, table: Table, id: string) =>
  firstRow(selectRows(tx, table).where(isPresent(table, id)).for('no key update'));

export async function insertRecord<Table extends RecordTable>(
  tx: Transaction,
  table: Table,
  values: ValuesOf<Table>,
): Promise<RowOf<Table> | undefined> {
  const [row] = await tx.insert(table).values(values).returning();
  return row;
}

/** Changes a record; undefined if there is none. */
export async function updateRecord<Table extends RecordTable>(
  tx: Transaction,
  table: Table,
  id: string,
  values: Partial<ValuesOf<Table>>,
): Promise<RowOf<Table> | undefined> {
  await tx.update(table).set(values).where(isPresent(table, id));
  return findRecord(tx, table, id);
}

/** Sets the positions of records: that of the first is 0. */
export const setSortOrder = (tx: Transaction, table: PgTable & RecordTable, ids: string[]) =>
  tx
    .update(table)
    .set({ sortOrder: sql`array_position(${sql.param(ids)}::uuid[], ${table.id}) - 1` })
    .where(and(inArray(table.id, ids), isNull(table.deletedAt)));

/** Marks a record as deleted, which hides it from all queries until it is restored. */
export async function markDeleted<Table extends RecordTable>(
  tx: Transaction,
  table: Table,
  id: string,
): Promise<RowOf<Table> | undefined> {
  const row = await lockRecord(tx, table, id);
  if (row) await tx.update<RecordTable>(table).set({ deletedAt: sql`now()` }).where(eq(table.id, id));
  return row;
}

/** Restores a deleted record; undefined if there is none. */
export async function unmarkDeleted<Table extends RecordTable>(
  tx: Transaction,
  table: Table,
  id: string,
  values: Partial<ValuesOf<Table>>,
): Promise<RowOf<Table> | undefined> {
  const { rowCount } = await tx
    .update(table)
    .set({ ...values, deletedAt: null })
    .where(and(eq(table.id, id), isNotNull(table.deletedAt)));
  return rowCount === 1 ? findRecord(tx, table, id) : undefined;
}

/** Locks several records, always in the same order to avoid deadlocks. */
export async function lockSeveral<Table extends ChangeableTable>(
  tx: Transaction,
  table: Table,
  ids: string[],
  { areDeleted }: { areDeleted: boolean },
): Promise<RowOf<Table>[]> {
  const isThere = areDeleted ? isNotNull(table.deletedAt) : isNull(table.deletedAt);
  return selectRows(tx, table)
    .where(and(inArray(table.id, ids), isThere))
    .orderBy(asc(table.id))
    .for('no key update');
}

export async function updateSeveral(
  tx: Transaction,
  table: ChangeableTable,
  ids: string[],
  values: object,
): Promise<{ id: string; updatedAt: Date }[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(table)
    .set(values)
    .where(inArray(table.id, ids))
    .returning({ id: table.id, updatedAt: table.updatedAt });
  return rows as { id: string; updatedAt: Date }[];
}

/** A page of deleted records, latest deletion first, and their total number. */
export async function findDeleted<Table extends RecordTable>(
  db: Readable,
  table: Table,
  page: Pick<ListInput, 'page' | 'pageSize'>,
): Promise<{ rows: RowOf<Table>[]; total: number }> {
  const where = isNotNull(table.deletedAt);
  const { limit, offset } = limitAndOffset(page);
  const rows = await selectRows(db, table)
    .where(where)
    .orderBy(desc(table.deletedAt), desc(table.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(table, where) };
}

/** Serialises changes to several records until the transaction ends. */
export const lockRecords = (tx: Transaction): Promise<void> => takeLock(tx, 'severalRecords');

/** Number of records that aren't deleted. */
export const countRecords = (db: Readable, table: RecordTable): Promise<number> =>
  db.$count(table, isNull(table.deletedAt));

/** Clears a flag on all other records, without changing their `updatedAt`. */
export async function clearFlag(
  tx: Transaction,
  table: RecordTable & { updatedAt?: AnyPgColumn },
  { column, cleared }: { column: AnyPgColumn; cleared: object },
  exceptId: string | null,
): Promise<void> {
  const others: (SQL | undefined)[] = [eq(column, true), isNull(table.deletedAt)];
  if (exceptId) others.push(ne(table.id, exceptId));
  await tx
    .update(table)
    .set({ ...cleared, updatedAt: sql`${table.updatedAt}` })
    .where(and(...others));
}

/** Whether a record that isn't deleted has the flag. */
export async function isFlagTaken(tx: Transaction, table: RecordTable, column: AnyPgColumn): Promise<boolean> {
  const where = and(eq(column, true), isNull(table.deletedAt));
  return (await tx.$count(table, where)) > 0;
}
