import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { mailConstraints } from '../../core/mails/mail-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';

/** Warnings sent about orders that wait for their report; one row each, so that none is sent twice. */
export const deliveryWarnings = pgTable(
  'delivery_warnings',
  {
    studyOrderId: ownedBy(() => studyOrders.id),
    /** Hours of waiting, see warningHours. */
    hours: integer().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.studyOrderId, table.hours] })],
);

mailConstraints.push(
  // Each order is delivered automatically only once, even by concurrent processes.
  (table) =>
    uniqueIndex('mails_one_automatic_delivery')
      .on(table.recordId)
      .where(sql`kind = 'report-delivery' and details ->> 'cause' = 'automatic' and status <> 'dropped'`),
);
