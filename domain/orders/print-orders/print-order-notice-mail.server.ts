import { readHeldNote } from '../../core/mails/held-reasons.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import type { printOrderNoticeText } from './print-order-notice-text.server.tsx';
import { printOrderNumber } from './print-order-number.ts';
import { findPrintOrder } from './print-order-queries.server.ts';

/** Notifies the office of a new print order. */
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
    return { input: [{ ...order, ...readHeldNote(details) }, await mailSender({ db, settings })] };
  },
};
