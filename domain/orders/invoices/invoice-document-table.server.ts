import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant, ownedBy } from '#platform/database/record-columns.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { type DocumentContent, documentKinds } from './document-content.ts';

/**
 * Issued invoices and credit notes: never changed, and removed only after the ten years required by law (GeBüV art. 3, OR
 * art. 958f). A trigger enforces both; PDF and hash can be added once. They share one series of numbers with the orders.
 */
export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    number: text().primaryKey(),
    kind: text({ enum: documentKinds }).notNull(),
    studyOrderId: ownedBy(() => studyOrders.id),
    /** The invoice that a credit note revokes. */
    revokes: text()
      .unique()
      .references((): AnyPgColumn => invoiceDocuments.number, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    /** Negative for a credit note. */
    totalRappen: integer().notNull(),
    /** Reference for payments; null on a credit note, or without an account. */
    reference: text().unique(),
    /** SHA-256 of `pdf`, in hex. */
    sha256: text(),
    /** null until it is drawn. */
    pdf: bytea(),
  },
  (table) => [
    index('invoice_documents_of_study_order').on(table.studyOrderId),
    index('invoice_documents_not_drawn').on(table.issuedAt).where(sql`pdf is null`),
    check('invoice_documents_pdf_with_hash', sql`(pdf is null) = (sha256 is null)`),
  ],
);

/** The valid invoices, which no credit note revokes. An order has at most one. */
export const validInvoices = pgView('valid_invoices', {
  number: text('number').notNull(),
  studyOrderId: uuid('study_order_id').notNull(),
}).as(
  sql`select number, study_order_id, issued_at, total_rappen from ${invoiceDocuments} where kind = 'invoice'
  and not exists (select from ${invoiceDocuments} credit_notes where credit_notes.revokes = ${invoiceDocuments}.number)`,
);
