import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { mailConstraints } from '../../core/mails/mail-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';

/** That the team was warned of an order that waits for its report: one row each, so that nobody is warned twice. */
export const deliveryWarnings = pgTable(
  'delivery_warnings',
  {
    studyOrderId: uuid()
      .notNull()
      .references(() => studyOrders.id, { onDelete: 'cascade' }),
    /** After so many hours of waiting, see warningHours. */
    hours: integer().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.studyOrderId, table.hours] })],
);

mailConstraints.push(
  // However many processes look for orders to deliver, each is delivered by itself once.
  (table) =>
    uniqueIndex('mails_one_automatic_delivery')
      .on(table.recordId)
      .where(sql`kind = 'report-delivery' and details ->> 'cause' = 'automatic' and status <> 'dropped'`),
);
