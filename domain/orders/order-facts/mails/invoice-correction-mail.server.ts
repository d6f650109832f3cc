import type { MailKind } from '../../../core/mails/mail-kind.server.ts';
import { withChainHeads } from '../../invoices/chain/sender-with-heads.server.ts';
import { attachmentOf, documentToSend } from '../../invoices/read-document.server.ts';
import { droppedAsCancelled, isCancelled } from '../../study-orders/cancelled-order.ts';
import { findStudyOrder } from '../../study-orders/study-order-queries.server.ts';
import { documentMailWords } from './document-mail-words.ts';
import { documentMailSender, documentsOfMail, type MailedOrder } from './document-mails.server.ts';
import type { invoiceCorrectionText } from './invoice-correction-text.server.tsx';

/** Sends the corrected invoice, and the credit note for the old one, to the buyer and the address for invoices. */
export const invoiceCorrectionMail: MailKind<MailedOrder, typeof invoiceCorrectionText> = {
  name: 'invoice-correction',
  activity: 'bookkeeping',
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber, correspondenceLanguage }) =>
    documentMailWords(correspondenceLanguage).correction.subject(orderNumber),
  text: 'invoice-correction-text',
  async compose(services, mail) {
    const { db } = services;
    const order = await findStudyOrder(db, mail.recordId);
    if (!order) return null;
    if (isCancelled(order)) return droppedAsCancelled;
    const issued = await documentsOfMail(db, mail);
    if (!issued.creditNote || !issued.invoice) return null;
    const sender = await documentMailSender(services, mail, order);
    const invoice = await documentToSend(services, issued.invoice.number);
    const creditNote = await documentToSend(services, issued.creditNote.number);
    const documents = [invoice, creditNote];
    return {
      record: order,
      input: [invoice.content, creditNote.content, withChainHeads(sender, documents)],
      attachments: documents.map(attachmentOf),
    };
  },
};
