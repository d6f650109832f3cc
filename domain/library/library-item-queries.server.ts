import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Readable, Transaction } from '#platform/database/database.server.ts';
import { firstRow } from '#platform/database/first-row.server.ts';
import { type ListInput, listInput } from '../core/records/lists/list-input.ts';
import { searchRecords } from '../core/records/lists/list-queries.server.ts';
import { findRecord } from '../core/records/record-queries.server.ts';
import { libraryItems } from './library-item-table.server.ts';
import { libraryTypes } from './library-type.ts';

const { createdAt, title, altText, caption, credit, type, fileUrl, deletedAt } = libraryItems;
const sorted = { createdAt, title };

export const libraryItemList = listInput(libraryTypes, Object.keys(sorted));

/** Library files, newest first by default; `status` is their type. */
export function listLibraryItems(db: Readable, input: ListInput) {
  const columns = {
    searched: [title, altText, caption, credit],
    sorted,
    status: (value: string) => sql`${type} = ${value}`,
  };
  return searchRecords(db, { table: libraryItems }, columns, input);
}

export const findLibraryItem = (db: Readable, id: string) => findRecord(db, libraryItems, id);

/** The address of a library file, also of a deleted one. */
export const findLibraryFile = (db: Readable, id: string) =>
  firstRow(db.select({ fileUrl }).from(libraryItems).where(eq(libraryItems.id, id)));

/** The library file at an address; if there is none, the last deleted one that can be restored. */
export function findLibraryItemByAddress(db: Readable, address: string) {
  // PostgreSQL sorts null (not deleted) first.
  return firstRow(db.select().from(libraryItems).where(eq(fileUrl, address)).orderBy(desc(deletedAt)).limit(1));
}

export const listPictures = (db: Readable) =>
  db
    .select()
    .from(libraryItems)
    .where(and(eq(type, 'picture'), isNull(deletedAt)));

/** Keys of all crops, including those of deleted pictures. */
export async function listCropKeys(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ crops: libraryItems.crops }).from(libraryItems);
  return rows.flatMap(({ crops }) => crops.map(({ url }) => url.slice(1)));
}
