import { and, eq, isNull } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { insertedRow } from '../records/inserted-row.ts';
import { printOrders } from './print-order-table.server.ts';

export type PrintOrder = typeof printOrders.$inferSelect;

export const selectPrintOrders = (db: Readable) => db.select().from(printOrders).$dynamic();

export async function insertPrintOrder(db: Writable, order: typeof printOrders.$inferInsert): Promise<PrintOrder> {
  return insertedRow(await db.insert(printOrders).values(order).returning());
}

export async function findPrintOrder(db: Readable, id: string): Promise<PrintOrder | undefined> {
  const [order] = await db
    .select()
    .from(printOrders)
    .where(and(eq(printOrders.id, id), isNull(printOrders.deletedAt)));
  return order;
}
