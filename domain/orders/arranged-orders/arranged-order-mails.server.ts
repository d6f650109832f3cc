import type { Readable } from '#platform/database/database.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { withChainHeads } from '../invoices/chain/sender-with-heads.server.ts';
import { findInvoice, listDocuments } from '../invoices/invoice-document-queries.server.ts';
import { attachmentOf, documentToSend } from '../invoices/read-document.server.ts';
import { buyerMailSender } from '../study-orders/buyer-mail-sender.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import type { arrangedOrderText } from './arranged-order-text.server.tsx';
import { arrangedOrderWords } from './arranged-order-words.ts';

type Mailed = Pick<StudyOrder, 'id' | 'orderNumber' | 'email' | 'correspondenceLanguage'>;

async function findNumber(db: Readable, orderId: string, kind: 'offer' | 'invoice'): Promise<string | undefined> {
  if (kind === 'invoice') return (await findInvoice(db, orderId))?.number;
  return (await listDocuments(db, orderId)).findLast((document) => document.kind === 'offer')?.number;
}

const mailOf = (kind: 'offer' | 'invoice'): MailKind<Mailed, typeof arrangedOrderText> => ({
  name: kind === 'offer' ? 'offer' : 'arranged-invoice',
  activity: 'bookkeeping',
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber, correspondenceLanguage }) =>
    arrangedOrderWords(correspondenceLanguage)[kind].subject(orderNumber),
  text: 'arranged-order-text',
  async compose(services, { recordId }) {
    const order = await findStudyOrder(services.db, recordId);
    if (!order) return null;
    if (isCancelled(order)) return droppedAsCancelled;
    const number = await findNumber(services.db, recordId, kind);
    if (number === undefined) return null;
    const document = await documentToSend(services, number);
    const sender = withChainHeads(await buyerMailSender(services, order), [document]);
    return { record: order, input: [kind, document.content, sender], attachments: [attachmentOf(document)] };
  },
});

/** Sends the offer of an arranged order. */
export const offerMail = mailOf('offer');

/** Sends the invoice of an arranged order. */
export const arrangedInvoiceMail = mailOf('invoice');
