import { eq, getTableColumns, like, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { columnOf } from '../core/records/column-of.server.ts';
import type { RecordKind } from '../core/records/record-kind.server.ts';
import { uploadName } from '../core/stored-files/upload-name.ts';
import { contentDrafts, contentVersions } from '../editions/documents/content-document-table.server.ts';
import type { LibraryUse } from './library-item-answer.ts';
import { libraryItems } from './library-item-table.server.ts';

/**
 * Places that refer to uploaded files: records by kind, also deleted ones that can be restored, then published and draft texts.
 * @param address limits the result to this file
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
          isInTrash: sql<boolean>`${table.deletedAt} is not null`,
        })
        .from(table)
        .where(isMeant);
      uses.push(...rows.map((row) => ({ ...row, recordKind })));
    }
  }
  const inTexts = await listAddressesInTexts(db);
  return [...uses, ...inTexts.filter(({ fileUrl }) => address === undefined || fileUrl === address)];
}

const uploadAddress = `/uploads/${uploadName}`;

/** Each document once: published versions stay citable, with their pictures. */
async function listAddressesInTexts(db: Readable): Promise<LibraryUse[]> {
  const texts = sql`(select document, content::text as content from ${contentVersions}
    union all select document, content::text from ${contentDrafts}) texts`;
  const rows = await db
    .selectDistinct({ fileUrl: sql<string>`found[1]`, name: sql<string>`document` })
    .from(sql`${texts}, regexp_matches(content, ${uploadAddress}, 'g') found`)
    .orderBy(sql`document, found[1]`);
  return rows.map((row) => ({ ...row, recordKind: 'texts', recordId: null, isInTrash: false }));
}

/** Keys of the files that texts refer to. */
export const listKeysInTexts = async (db: Readable): Promise<string[]> =>
  (await listAddressesInTexts(db)).map(({ fileUrl }) => fileUrl.slice(1));
