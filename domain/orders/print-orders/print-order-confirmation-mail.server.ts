import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import type { printOrderConfirmationText } from './print-order-confirmation-text.server.tsx';
import { printOrderMailWords } from './print-order-mail-words.ts';
import { printOrderNumber } from './print-order-number.ts';
import { findPrintOrder, type StoredPrintOrder } from './print-order-queries.server.ts';

export const printOrderConfirmationMail: MailKind<
  Pick<StoredPrintOrder, 'id' | 'email' | 'correspondenceLanguage'>,
  typeof printOrderConfirmationText
> = {
  name: 'print-order-confirmation',
  activity: 'print-orders',
  recordKind: 'print-orders',
  recipient: ({ email }) => email,
  subject: ({ id, correspondenceLanguage }) =>
    printOrderMailWords(correspondenceLanguage).subject(printOrderNumber(id)),
  text: 'print-order-confirmation-text',
  async compose({ db, settings }, { recordId }) {
    const order = await findPrintOrder(db, recordId);
    if (!order) return null;
    return { record: order, input: [order, await mailSender({ db, settings }, order.correspondenceLanguage)] };
  },
};
