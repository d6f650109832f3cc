import { asc, eq, sql } from 'drizzle-orm';
import type { Readable } from '#platform/database/database.server.ts';
import { validInvoices } from '../invoices/invoice-document-table.server.ts';
import { orderAccount, paymentState } from '../order-facts/order-fact-queries.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';

const inZurich = sql`(${studyOrders.createdAt} at time zone 'Europe/Zurich')`;

/** Every order with a valid invoice, including deleted ones, which stay in the accounts. Cancelled orders have none. */
export function listSales(db: Readable, now: Date) {
  return db
    .select({
      year: sql<number>`extract(year from ${inZurich})::int`,
      month: sql<number>`extract(month from ${inZurich})::int`,
      editionYear: studyOrders.editionYear,
      companySize: studyOrders.companySize,
      businessArea: studyOrders.businessArea,
      firm: sql<string>`lower(regexp_replace(${studyOrders.organization}, '\\s+', ' ', 'g'))`,
      totalRappen: sql<number>`total_rappen`,
      openRappen: sql<number>`${orderAccount.openRappen}::int`,
      state: paymentState(now),
    })
    .from(studyOrders)
    .innerJoin(validInvoices, eq(validInvoices.studyOrderId, studyOrders.id))
    .orderBy(asc(studyOrders.createdAt), asc(studyOrders.id));
}

export type Sale = Awaited<ReturnType<typeof listSales>>[number];
