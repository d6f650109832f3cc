import { mailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { printOrderNumber } from './print-order-number.ts';
import { findPrintOrder } from './print-order-queries.server.ts';

/** Sent to the customer. */
export const printOrderConfirmationMail = mailKind<{ id: string; email: string }>()({
  name: 'print-order-confirmation',
  activity: 'print-orders',
  recordKind: 'print-orders',
  recipient: ({ email }) => email,
  subject: ({ id }) => `Ihre Bestellung #${printOrderNumber(id)}`,
  renderer: async () => (await import('./print-order-confirmation-text.server.tsx')).printOrderConfirmationText,
  async compose({ db, settings }, { recordId }) {
    const order = await findPrintOrder(db, recordId);
    return order ? { input: [order, await mailSender({ db, settings })] } : null;
  },
});
