import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import type { printOrderConfirmationText } from './print-order-confirmation-text.server.tsx';
import { printOrderNumber } from './print-order-number.ts';
import { findPrintOrder } from './print-order-queries.server.ts';

/** Sent to the customer. */
export const printOrderConfirmationMail: MailKind<{ id: string; email: string }, typeof printOrderConfirmationText> = {
  name: 'print-order-confirmation',
  activity: 'print-orders',
  recordKind: 'print-orders',
  recipient: ({ email }) => email,
  subject: ({ id }) => `Ihre Bestellung #${printOrderNumber(id)}`,
  text: 'print-order-confirmation-text',
  async compose({ db, settings }, { recordId }) {
    const order = await findPrintOrder(db, recordId);
    return order ? { input: [order, await mailSender({ db, settings })] } : null;
  },
};
