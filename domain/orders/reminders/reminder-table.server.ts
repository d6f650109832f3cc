import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';

/** Reminders that somebody asked for; the mail is written later, and only if the invoice is still open then. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey().defaultRandom(),
    studyOrderId: uuid()
      .notNull()
      .references(() => studyOrders.id, { onDelete: 'cascade' }),
    /** The invoice that it reminds of. */
    documentNumber: text()
      .notNull()
      .references(() => invoiceDocuments.number, { onDelete: 'cascade' }),
    /** 1 to 3. */
    level: integer().notNull(),
    requestedAt: instant().notNull().defaultNow(),
    /** The administrator's e-mail address. */
    requestedBy: text().notNull(),
    sentAt: instant(),
    /** When its mail was to be written, and there was nothing to remind of any more. */
    droppedAt: instant(),
  },
  (table) => [
    index('reminders_of_study_order').on(table.studyOrderId),
    // However many ask at once: an invoice gets one of each level.
    uniqueIndex('reminders_one_of_a_level').on(table.documentNumber, table.level).where(sql`dropped_at is null`),
  ],
);
