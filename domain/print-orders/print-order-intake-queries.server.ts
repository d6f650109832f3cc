import { and, eq, isNull } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database.server.ts';
import { printOrders } from './print-order-table.server.ts';

export type PrintOrder = typeof printOrders.$inferSelect;

export async function insertPrintOrder(db: Writable, order: typeof printOrders.$inferInsert): Promise<PrintOrder> {
  const [stored] = await db.insert(printOrders).values(order).returning();
  return stored as PrintOrder;
}

export async function findPrintOrder(db: Readable, id: string): Promise<PrintOrder | undefined> {
  const [order] = await db
    .select()
    .from(printOrders)
    .where(and(eq(printOrders.id, id), isNull(printOrders.deletedAt)));
  return order;
}
