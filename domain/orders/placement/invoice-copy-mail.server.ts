import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { attachedDocument } from '../invoices/read-document.server.ts';
import { mailSender } from '../invoices/terms/sale-terms.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { invoiceToSend } from './invoice-to-send.server.ts';

/** The invoice, to the address that the buyer gave for invoices. It leads to nothing that is the buyer's own. */
export const invoiceCopyMail: MailKind<Pick<StudyOrder, 'id' | 'orderNumber' | 'email' | 'invoiceEmail'>> = {
  name: 'invoice-copy',
  recordKind: 'study-orders',
  recipient: ({ invoiceEmail, email }) => invoiceEmail ?? email,
  subject: ({ orderNumber }) => `Rechnung zur Bestellung ${orderNumber}`,
  async compose(services, { recordId }) {
    const order = await findStudyOrder(services.db, recordId);
    if (order && isCancelled(order)) return droppedAsCancelled;
    const invoice = order && (await invoiceToSend(services, order));
    if (!invoice) return null;
    return {
      content: await renderApart('invoice-copy', order, await mailSender(services)),
      attachments: [await attachedDocument(services, invoice.number)],
    };
  },
};
