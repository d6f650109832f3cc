import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { withChainHeads } from '../invoices/chain/sender-with-heads.server.ts';
import { attachmentOf } from '../invoices/read-document.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import type { invoiceCopyText } from './invoice-copy-text.server.tsx';
import { invoiceCopyWords } from './invoice-copy-words.ts';
import { invoiceToSend } from './invoice-to-send.server.ts';

/** Sends the invoice to the buyer's address for invoices, without a link to the buyer's page. */
export const invoiceCopyMail: MailKind<
  Pick<StudyOrder, 'id' | 'orderNumber' | 'email' | 'invoiceEmail' | 'correspondenceLanguage'>,
  typeof invoiceCopyText
> = {
  name: 'invoice-copy',
  activity: 'bookkeeping',
  recordKind: 'study-orders',
  recipient: ({ invoiceEmail, email }) => invoiceEmail ?? email,
  subject: ({ orderNumber, correspondenceLanguage }) => invoiceCopyWords(correspondenceLanguage).subject(orderNumber),
  text: 'invoice-copy-text',
  async compose(services, { recordId }) {
    const order = await findStudyOrder(services.db, recordId);
    if (order && isCancelled(order)) return droppedAsCancelled;
    const invoice = order && (await invoiceToSend(services, order));
    if (!invoice) return null;
    const sender = await mailSender(services, order.correspondenceLanguage);
    return {
      record: order,
      input: [order, withChainHeads(sender, [invoice])],
      attachments: [attachmentOf(invoice)],
    };
  },
};
