import {
  type AnyPgColumn,
  date,
  type ForeignKeyBuilder,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { orderFactKinds } from './order-fact-kinds.ts';

/** Foreign keys that tables of later folders add when they are loaded. Only drizzle-kit reads them. */
export const orderFactReferences: (() => ForeignKeyBuilder)[] = [];

/**
 * What happened to an order, with its date and who recorded it. Never changed (a trigger sees to it): a fact that wasn't one
 * is undone by an opposite entry, a row of the same kind with the opposite amount that names it in `undoes`.
 */
export const orderFacts = pgTable(
  'order_facts',
  {
    id: uuid().primaryKey().defaultRandom(),
    studyOrderId: uuid()
      .notNull()
      .references(() => studyOrders.id, { onDelete: 'cascade' }),
    kind: text({ enum: orderFactKinds }).notNull(),
    /** Received when positive, given back when negative; null where no money moved. */
    amountRappen: integer(),
    /** The day in Zurich on which it happened, like a payment's value date. */
    happenedOn: date({ mode: 'string' }).notNull(),
    recordedAt: instant().notNull().defaultNow(),
    /** An e-mail address, 'bank file', or 'site' for what happens by itself. */
    recordedBy: text().notNull(),
    /** The fact that this is the opposite of; one is undone once. */
    undoes: uuid()
      .unique()
      .references((): AnyPgColumn => orderFacts.id, { onDelete: 'cascade' }),
    /** The invoice that was paid, or the credit note of a cancellation. */
    documentNumber: text().references(() => invoiceDocuments.number, { onDelete: 'cascade' }),
    /** The bank's transaction that says so. */
    bankTransactionId: uuid(),
    note: text(),
  },
  (table) => [
    index('order_facts_of_study_order').on(table.studyOrderId),
    index('order_facts_of_bank_transaction').on(table.bankTransactionId),
    ...orderFactReferences.map((reference) => reference()),
  ],
);
