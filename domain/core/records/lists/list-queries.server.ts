import { and, asc, desc, ilike, isNull, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Readable } from '#platform/database/database.server.ts';
import type { RecordQuery, RecordTable, RowOf } from '../record-kind.server.ts';
import { selectRows } from '../record-queries.server.ts';
import { type ListInput, requestedLimitAndOffset } from './list-input.ts';

interface ListedColumns {
  /** Columns for `search`; a match in one is enough. */
  searched: (AnyPgColumn | SQL)[];
  sorted: Record<string, AnyPgColumn | SQL>;
  status(status: string): SQL;
  where?: SQL | undefined;
}

/** A LIKE pattern for text that contains this text literally. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

interface SearchedTable<Table extends RecordTable> {
  table: Table;
  /** The query for the rows; by default all columns of the table. */
  select?(db: Readable): RecordQuery<RowOf<Table>>;
}

/** The matching records, newest first by default, and their total number. */
export async function searchRecords<Table extends RecordTable>(
  db: Readable,
  { table, select = (db) => selectRows(db, table) }: SearchedTable<Table>,
  { searched, sorted, status, where: ownCondition }: ListedColumns,
  input: ListInput,
): Promise<{ rows: RowOf<Table>[]; total: number }> {
  // Each word is matched separately, so that 'Muster Anna' finds Anna Muster.
  const words = (input.search ?? '').normalize('NFC').split(/\s+/).filter(Boolean);
  const where = and(
    isNull(table.deletedAt),
    ...words.map((word) => or(...searched.map((column) => ilike(column as AnyPgColumn, containing(word))))),
    input.status ? status(input.status) : undefined,
    ownCondition,
  );
  const sort = input.sort ?? '-createdAt';
  const column = sorted[sort.replace(/^-/, '')] ?? table.createdAt;
  const direction = sort.startsWith('-') ? desc : asc;
  const all = select(db).where(where).orderBy(direction(column), direction(table.id));
  const range = requestedLimitAndOffset(input);
  const rows = await (range ? all.limit(range.limit).offset(range.offset) : all);
  return { rows, total: range ? await db.$count(table, where) : rows.length };
}
