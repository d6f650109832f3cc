import type { Readable } from '#platform/database/database.server.ts';
import type { Mail } from '../../../core/mails/mail-queries.server.ts';
import type { InvoiceDocument } from '../../invoices/invoice-document-queries.server.ts';
import { listDocuments } from '../../invoices/invoice-document-queries.server.ts';

/**
 * The documents that a mail is about, from its details; once retention has emptied these, 30 days after sending, the order's
 * latest documents.
 */
export async function documentsOfMail(db: Readable, { recordId, details }: Mail) {
  const documents = await listDocuments(db, recordId);
  const find = (name: string | undefined, kind: InvoiceDocument['kind']) =>
    documents.find(({ number }) => number === name) ?? documents.findLast((each) => each.kind === kind);
  return { creditNote: find(details.creditNote, 'credit-note'), invoice: find(details.invoice, 'invoice') };
}
