import { and, inArray, isNull } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { onlyRow } from '#platform/database/only-row.server.ts';
import { findRecord } from '../../core/records/record-queries.server.ts';
import { printOrders } from './print-order-table.server.ts';

export type StoredPrintOrder = typeof printOrders.$inferSelect;

export const insertPrintOrder = async (
  db: Writable,
  order: typeof printOrders.$inferInsert,
): Promise<StoredPrintOrder> => onlyRow(await db.insert(printOrders).values(order).returning());

export const listPrintOrdersById = (db: Readable, ids: readonly string[]): Promise<StoredPrintOrder[]> =>
  db
    .select()
    .from(printOrders)
    .where(and(inArray(printOrders.id, [...ids]), isNull(printOrders.deletedAt)));

export const findPrintOrder = (db: Readable, id: string) => findRecord(db, printOrders, id);
