import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import type { printOrderNoticeText } from './print-order-notice-text.server.tsx';
import { printOrderNumber } from './print-order-number.ts';
import { findPrintOrder } from './print-order-queries.server.ts';

/** Sent to the team. */
export const printOrderNoticeMail: MailKind<{ id: string }, typeof printOrderNoticeText> = {
  name: 'print-order-notice',
  activity: 'print-orders',
  recordKind: 'print-orders',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: ({ id }) => `Neue Bestellung der Printversion #${printOrderNumber(id)}`,
  text: 'print-order-notice-text',
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
};
