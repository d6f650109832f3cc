import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  type ForeignKeyBuilder,
  index,
  integer,
  pgTable,
  pgView,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { invoiceDocuments } from '../invoices/invoice-document-table.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { orderFactKinds } from './order-account.ts';

/** Foreign keys that tables of later folders add when they are loaded. Only drizzle-kit reads them. */
export const orderFactReferences: (() => ForeignKeyBuilder)[] = [];

/**
 * Events of an order. A trigger prevents changes: a wrong fact is undone by an opposite entry, a row of the same kind with the
 * opposite amount that refers to it in `undoes`.
 */
export const orderFacts = pgTable(
  'order_facts',
  {
    id: uuid().primaryKey().defaultRandom(),
    studyOrderId: ownedBy(() => studyOrders.id),
    kind: text({ enum: orderFactKinds }).notNull(),
    /** Positive if received, negative if paid back; null without money. */
    amountRappen: integer(),
    /** Day of the event in Zurich, like a payment's value date. */
    happenedOn: date({ mode: 'string' }).notNull(),
    recordedAt: instant().notNull().defaultNow(),
    /** Email address, 'bank file', or 'site' for automatic events. */
    recordedBy: text().notNull(),
    /** The fact that this entry undoes; each is undone at most once. */
    undoes: uuid()
      .unique()
      .references((): AnyPgColumn => orderFacts.id, { onDelete: 'cascade' }),
    /** The paid invoice, or the credit note of a cancellation. */
    documentNumber: text().references(() => invoiceDocuments.number, { onDelete: 'cascade' }),
    /** The bank transaction behind it. */
    bankTransactionId: uuid(),
    note: text(),
  },
  (table) => [
    index('order_facts_of_study_order').on(table.studyOrderId),
    index('order_facts_of_bank_transaction').on(table.bankTransactionId),
    ...orderFactReferences.map((reference) => reference()),
  ],
);

/** Facts that no opposite entry undoes; opposite entries are not among them. */
export const factsInForce = pgView('facts_in_force', { id: uuid('id').notNull() }).as(
  sql`select * from ${orderFacts} where undoes is null
  and not exists (select from ${orderFacts} opposite where opposite.undoes = ${orderFacts.id})`,
);
