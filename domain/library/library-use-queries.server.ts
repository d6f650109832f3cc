import { and, eq, getTableColumns, isNull, like, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { columnOf } from '../records/column-of.server.ts';
import type { RecordKind } from '../records/record-kind.server.ts';
import type { LibraryUse } from './library-item-answer.ts';
import { libraryItems } from './library-item-table.server.ts';

/**
 * Which records name an uploaded file by its address, kind by kind.
 * @param address only those that name this one
 */
export async function listUses(db: Readable, kinds: readonly RecordKind[], address?: string): Promise<LibraryUse[]> {
  const uses: LibraryUse[] = [];
  for (const { name: recordKind, table, files } of kinds) {
    if (table === libraryItems) continue;
    const { name, title } = getTableColumns(table);
    for (const [field, holds] of Object.entries(files)) {
      if (holds !== 'address') continue;
      const column = columnOf(table, field);
      const isMeant = address === undefined ? like(column, '/uploads/%') : eq(column, address);
      const rows = await db
        .select({
          fileUrl: sql<string>`${column}`,
          recordId: sql<string>`${table.id}`,
          name: sql<string>`${name ?? title ?? table.id}`,
        })
        .from(table)
        .where(and(isNull(table.deletedAt), isMeant));
      uses.push(...rows.map((row) => ({ ...row, recordKind })));
    }
  }
  return uses;
}
