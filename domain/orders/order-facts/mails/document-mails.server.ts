import type { Readable, Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../../../core/mails/enqueue-mails.server.ts';
import type { MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import type { OrderPageContent } from '../../../core/mails/layout/mail-parts.server.tsx';
import { type MailKind, newMail } from '../../../core/mails/mail-kind.server.ts';
import type { Mail } from '../../../core/mails/mail-queries.server.ts';
import { mailSender } from '../../../editions/live-content/mail-sender.server.ts';
import { chainLine } from '../../invoices/chain/chain-line.ts';
import {
  type InvoiceDocument,
  listOrderDocuments,
  type StoredPdf,
} from '../../invoices/invoice-document-queries.server.ts';
import { isCancelled } from '../../study-orders/cancelled-order.ts';
import { invoiceCopyTo } from '../../study-orders/invoice-copy-to.ts';
import { orderPageAddress } from '../../study-orders/order-page-token.server.ts';
import type { StoredOrder } from '../../study-orders/study-order-queries.server.ts';

/** The fields of an order that its mails need. */
export type MailedOrder = Pick<StoredOrder, 'id' | 'orderNumber' | 'email' | 'invoiceEmail' | 'correspondenceLanguage'>;

/** Enqueues a mail with documents to the buyer and to the buyer's address for invoices. */
export async function enqueueDocumentMails(
  tx: Transaction,
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  kind: MailKind<MailedOrder>,
  order: StoredOrder,
  details: Record<string, string>,
): Promise<void> {
  const copyTo = invoiceCopyTo(order);
  const recipients = copyTo ? [order.email, copyTo] : [order.email];
  const mails = recipients.map((email) => newMail(kind, { ...order, email }, settings, { details }));
  await enqueueMails(tx, jobs, mails);
}

function orderPageContent(order: StoredOrder, documents: Pick<StoredPdf, 'kind'>[]): OrderPageContent {
  if (isCancelled(order)) return 'creditNote';
  if (!order.items) return 'report';
  return documents.some(({ kind }) => kind === 'offer') ? 'offer' : 'invoice';
}

/**
 * The sender of a mail about an order, in its language, with the heads of attached documents, so that the recipient can vouch for
 * them. Only the buyer's own mail links to the buyer's page.
 */
export async function documentMailSender(
  services: Pick<Services, 'db' | 'settings'>,
  { recipient }: Pick<Mail, 'recipient'>,
  order: StoredOrder,
  documents: Pick<StoredPdf, 'kind' | 'shown'>[],
): Promise<MailSender> {
  const sender = await mailSender(services, order.correspondenceLanguage);
  return {
    ...sender,
    ...(recipient === order.email && { orderPage: await orderPageAddress(services, order) }),
    orderPageContent: orderPageContent(order, documents),
    chainLines: documents.flatMap(({ shown }) => (shown ? [chainLine(shown, sender.language)] : [])),
  };
}

/**
 * The documents that a mail is about, from its details; once retention has emptied these, 30 days after sending, the order's
 * latest documents.
 */
export async function documentsOfMail(db: Readable, { recordId, details }: Mail) {
  const documents = await listOrderDocuments(db, recordId);
  const find = (name: string | undefined, kind: InvoiceDocument['kind']) =>
    documents.find(({ number }) => number === name) ?? documents.findLast((document) => document.kind === kind);
  return { creditNote: find(details.creditNote, 'credit-note'), invoice: find(details.invoice, 'invoice') };
}
