import { isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.server.ts';
import { columnOf } from '../records/column-of.server.ts';
import type { RecordKind } from '../records/record-kind.server.ts';

/** Keys of files in columns of records (including deleted ones), stored as a key or as an address of the site. */
export async function listNamedFiles(tx: Transaction, kinds: readonly RecordKind[]): Promise<string[]> {
  const keys: string[] = [];
  for (const { table, files } of kinds) {
    for (const [name, holds] of Object.entries(files)) {
      if (holds === 'link') continue;
      const column = columnOf(table, name);
      const rows = await tx
        .select({ text: sql<string>`${column}` })
        .from(table)
        .where(isNotNull(column));
      keys.push(...rows.map(({ text }) => (holds === 'address' ? text.replace(/^\//, '') : text)));
    }
  }
  return keys;
}
