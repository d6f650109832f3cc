import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/record-columns.server.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { type DocumentContent, documentKinds } from './document-content.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Invoices and credit notes as they went out: never changed, and removed only when the law's ten years are over (GeBüV
 * art. 3, OR art. 958f). A trigger enforces both; it lets the PDF with its hash be added once. Their numbers are one
 * series, that of the orders.
 */
export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    number: text().primaryKey(),
    kind: text({ enum: documentKinds }).notNull(),
    studyOrderId: uuid()
      .notNull()
      .references(() => studyOrders.id, { onDelete: 'cascade' }),
    /** Of a credit note: the invoice that it revokes, as a whole. */
    revokes: text()
      .unique()
      .references((): AnyPgColumn => invoiceDocuments.number, { onDelete: 'cascade' }),
    issuedAt: instant().notNull(),
    /** Everything that it says. */
    content: jsonb().$type<DocumentContent>().notNull(),
    /** Negative for a credit note. */
    totalRappen: integer().notNull(),
    /** What a payment names; none on a credit note, or without an account. */
    reference: text().unique(),
    /** Hex, of `pdf`. */
    sha256: text(),
    /** null: not drawn yet. */
    pdf: bytes(),
  },
  (table) => [
    index('invoice_documents_of_study_order').on(table.studyOrderId),
    index('invoice_documents_not_drawn').on(table.issuedAt).where(sql`pdf is null`),
    check('invoice_documents_pdf_with_hash', sql`(pdf is null) = (sha256 is null)`),
  ],
);

/** The invoices that count: those that no credit note revokes. An order has one at most. */
export const validInvoices = pgView('valid_invoices', {
  number: text('number').notNull(),
  studyOrderId: uuid('study_order_id').notNull(),
}).as(
  sql`select number, study_order_id, issued_at, total_rappen from ${invoiceDocuments} where kind = 'invoice'
  and not exists (select from ${invoiceDocuments} credit_notes where credit_notes.revokes = ${invoiceDocuments}.number)`,
);
