import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { mailSender } from '../invoices/terms/sale-terms.server.ts';
import { printOrderNumber } from './print-order-number.ts';
import { findPrintOrder } from './print-order-queries.server.ts';

/** Sent to the customer. */
export const printOrderConfirmationMail: MailKind<{ id: string; email: string }> = {
  name: 'print-order-confirmation',
  recordKind: 'print-orders',
  recipient: ({ email }) => email,
  subject: ({ id }) => `Ihre Bestellung #${printOrderNumber(id)}`,
  async compose({ db, settings }, { recordId }) {
    const order = await findPrintOrder(db, recordId);
    return order
      ? { content: await renderApart('print-order-confirmation', order, await mailSender({ db, settings })) }
      : null;
  },
};
