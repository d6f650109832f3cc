import { writeLetter } from '../letters/write-letter.server.ts';
import type { Composer } from '../mails/send-mail.server.ts';
import { invoiceTerms, mailSender } from './sale-terms.server.ts';
import { invoiceFileName, storedInvoice } from './stored-invoice.server.ts';
import { findStudyOrder } from './study-order-queries.server.ts';

/** The buyer's confirmation with the invoice. */
export const composeOrderConfirmation: Composer = async (services, { recordId }) => {
  const order = await findStudyOrder(services.db, recordId);
  if (!order) return null;
  const { settings } = services;
  return {
    content: await writeLetter('order-confirmation', order, invoiceTerms(settings), mailSender(settings)),
    attachments: [
      {
        filename: invoiceFileName(order.orderNumber),
        content: await storedInvoice(services, order),
        contentType: 'application/pdf',
      },
    ],
  };
};

/** The team's notice. */
export const composeOrderNotice: Composer = async ({ db, settings }, { recordId, details }) => {
  const order = await findStudyOrder(db, recordId);
  if (!order) return null;
  const noticed = { ...order, confirmationIsHeld: details.confirmation === 'held' };
  return { content: await writeLetter('order-notice', noticed, invoiceTerms(settings).edition, mailSender(settings)) };
};
