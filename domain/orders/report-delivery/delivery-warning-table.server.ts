import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
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
