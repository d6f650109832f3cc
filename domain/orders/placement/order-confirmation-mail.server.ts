import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { attachedDocument } from '../invoices/read-document.server.ts';
import { buyerMailSender } from '../study-orders/buyer-mail-sender.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { invoiceToSend } from './invoice-to-send.server.ts';

/** To the buyer, with the invoice. */
export const orderConfirmationMail: MailKind<Pick<StudyOrder, 'id' | 'orderNumber' | 'email'>> = {
  name: 'study-order-confirmation',
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber }) => `Ihre Bestellung ${orderNumber}`,
  async compose(services, { recordId }) {
    const order = await findStudyOrder(services.db, recordId);
    if (order && isCancelled(order)) return droppedAsCancelled;
    const invoice = order && (await invoiceToSend(services, order));
    if (!invoice) return null;
    return {
      content: await renderApart('order-confirmation', order, invoice.content, await buyerMailSender(services, order)),
      attachments: [await attachedDocument(services, invoice.number)],
    };
  },
};
