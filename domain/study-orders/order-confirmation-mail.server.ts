import { invoiceTerms, mailSender } from '../invoices/sale-terms.server.ts';
import { invoiceFileName, storedInvoice } from '../invoices/stored-invoice.server.ts';
import type { MailKind } from '../mails/mail-kind.server.ts';
import { renderApart } from '../rendering/render-apart.server.ts';
import { droppedAsCancelled, isCancelled } from './cancelled-order.ts';
import { findStudyOrder, type StudyOrder } from './study-order-queries.server.ts';

/** To the buyer, with the invoice. */
export const orderConfirmationMail: MailKind<Pick<StudyOrder, 'id' | 'orderNumber' | 'email'>> = {
  name: 'study-order-confirmation',
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber }) => `Ihre Bestellung ${orderNumber}`,
  async compose(services, { recordId }) {
    const order = await findStudyOrder(services.db, recordId);
    if (!order) return null;
    if (isCancelled(order)) return droppedAsCancelled;
    const { settings } = services;
    return {
      content: await renderApart('order-confirmation', order, invoiceTerms(settings), mailSender(settings)),
      attachments: [
        {
          filename: invoiceFileName(order.orderNumber),
          content: await storedInvoice(services, order),
          contentType: 'application/pdf',
        },
      ],
    };
  },
};
