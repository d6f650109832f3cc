import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Readable, Writable } from '#platform/database/database.server.ts';
import { invoiceDocuments } from './invoice-document-table.server.ts';

export type InvoiceDocument = Omit<typeof invoiceDocuments.$inferSelect, 'pdf'>;
export type StoredPdf = Pick<typeof invoiceDocuments.$inferSelect, 'number' | 'kind' | 'sha256' | 'pdf'>;

const { pdf, ...allButPdf } = getTableColumns(invoiceDocuments);
const { number, kind, sha256, studyOrderId } = allButPdf;

export async function insertDocument(tx: Writable, document: typeof invoiceDocuments.$inferInsert): Promise<void> {
  await tx.insert(invoiceDocuments).values(document);
}

/** Of one order, in the order in which they were issued. */
export function listDocuments(db: Readable, orderId: string): Promise<InvoiceDocument[]> {
  return db
    .select(allButPdf)
    .from(invoiceDocuments)
    .where(eq(studyOrderId, orderId))
    .orderBy(asc(invoiceDocuments.issuedAt), asc(number));
}

const isRevoked = sql`exists (select from invoice_documents c where c.revokes = invoice_documents.number)`;

/** The invoice of an order that counts: the one that no credit note takes back. */
export async function findInvoice(db: Readable, orderId: string): Promise<InvoiceDocument | undefined> {
  const [invoice] = await db
    .select(allButPdf)
    .from(invoiceDocuments)
    .where(and(eq(studyOrderId, orderId), eq(kind, 'invoice'), sql`not ${isRevoked}`));
  return invoice;
}

/** The invoice of an order that was issued last, taken back or not: a document stays what it was. */
export async function findLastInvoice(db: Readable, orderId: string): Promise<InvoiceDocument | undefined> {
  return (await listDocuments(db, orderId)).findLast((document) => document.kind === 'invoice');
}

export async function findDocument(db: Readable, documentNumber: string): Promise<InvoiceDocument | undefined> {
  const [document] = await db.select(allButPdf).from(invoiceDocuments).where(eq(number, documentNumber));
  return document;
}

/** A document's PDF with the hash of its making. */
export async function findPdf(db: Readable, documentNumber: string): Promise<StoredPdf | undefined> {
  const [found] = await db
    .select({ number, kind, sha256, pdf })
    .from(invoiceDocuments)
    .where(eq(number, documentNumber));
  return found;
}
