import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { withChainHeads } from '../invoices/chain/sender-with-heads.server.ts';
import { attachmentOf } from '../invoices/read-document.server.ts';
import { buyerMailSender } from '../study-orders/buyer-mail-sender.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { invoiceToSend } from './invoice-to-send.server.ts';
import type { orderConfirmationText } from './order-confirmation-text.server.tsx';
import { orderConfirmationWords } from './order-confirmation-words.ts';

/** Confirms an order to the buyer, with the invoice. */
export const orderConfirmationMail: MailKind<
  Pick<StudyOrder, 'id' | 'orderNumber' | 'email' | 'correspondenceLanguage'>,
  typeof orderConfirmationText
> = {
  name: 'study-order-confirmation',
  activity: 'study-orders',
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber, correspondenceLanguage }) =>
    orderConfirmationWords(correspondenceLanguage).subject(orderNumber),
  text: 'order-confirmation-text',
  async compose(services, { recordId }) {
    const order = await findStudyOrder(services.db, recordId);
    if (order && isCancelled(order)) return droppedAsCancelled;
    const invoice = order && (await invoiceToSend(services, order));
    if (!invoice) return null;
    const sender = withChainHeads(await buyerMailSender(services, order), [invoice]);
    return {
      record: order,
      input: [order, invoice.content, sender],
      attachments: [attachmentOf(invoice)],
    };
  },
};
