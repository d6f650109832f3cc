import { mailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { printOrderNumber } from './print-order-number.ts';
import { findPrintOrder } from './print-order-queries.server.ts';

/** Sent to the team. */
export const printOrderNoticeMail = mailKind<{ id: string }>()({
  name: 'print-order-notice',
  activity: 'print-orders',
  recordKind: 'print-orders',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: ({ id }) => `Neue Bestellung der Printversion #${printOrderNumber(id)}`,
  renderer: async () => (await import('./print-order-notice-text.server.tsx')).printOrderNoticeText,
  async compose({ db, settings }, { recordId, details }) {
    const order = await findPrintOrder(db, recordId);
    if (!order) return null;
    const noticed = {
      ...order,
      confirmationIsHeld: details.confirmation === 'held',
      waitsForSeller: details.confirmation === 'held-for-seller',
    };
    return { input: [noticed, await mailSender({ db, settings })] };
  },
});
