import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';

/** Requested reminders; the mail is written later, and only if the invoice is still open. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey().defaultRandom(),
    studyOrderId: ownedBy(() => studyOrders.id),
    documentNumber: text()
      .notNull()
      .references(() => invoiceDocuments.number, { onDelete: 'cascade' }),
    /** 1 to 3. */
    level: integer().notNull(),
    requestedAt: instant().notNull().defaultNow(),
    /** Email address of the person. */
    requestedBy: text().notNull(),
    sentAt: instant(),
    /** Set if the invoice was paid before the mail was written. */
    droppedAt: instant(),
  },
  (table) => [
    index('reminders_of_study_order').on(table.studyOrderId),
    // One reminder per level, even for concurrent requests.
    uniqueIndex('reminders_one_of_a_level').on(table.documentNumber, table.level).where(sql`dropped_at is null`),
  ],
);
