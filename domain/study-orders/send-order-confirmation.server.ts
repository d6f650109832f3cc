import type { Composer } from '../mails/send-mail.server.ts';
import { orderConfirmationMail } from './order-confirmation-mail.server.tsx';
import { orderStaffNoticeMail } from './order-staff-notice-mail.server.tsx';
import { invoiceTerms, mailSender } from './sale-terms.server.ts';
import { invoiceFileName, storedInvoice } from './stored-invoice.server.ts';
import { findStudyOrder } from './study-order-queries.server.ts';

/** The buyer's confirmation with the invoice. */
export const composeOrderConfirmation: Composer = async (services, { recordId }) => {
  const order = await findStudyOrder(services.db, recordId);
  if (!order) return null;
  const { settings } = services;
  return {
    content: await orderConfirmationMail(order, invoiceTerms(settings), mailSender(settings)),
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
  return { content: await orderStaffNoticeMail(noticed, invoiceTerms(settings).edition, mailSender(settings)) };
};
