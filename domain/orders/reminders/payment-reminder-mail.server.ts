import { zurichDay } from '#platform/dates.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { findDocument } from '../invoices/invoice-document-queries.server.ts';
import { attachedDocument } from '../invoices/read-document.server.ts';
import { findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import { buyerMailSender } from '../study-orders/buyer-mail-sender.server.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import type { paymentReminderText } from './payment-reminder-text.server.tsx';
import { findReminder, noteReminderDropped, noteReminderSent } from './reminder-queries.server.ts';
import { reminderTitle } from './reminder-title.ts';

type Reminded = Pick<StudyOrder, 'id' | 'email' | 'invoiceEmail'> & { documentNumber: string; level: number };

/** To whoever got the invoice, with the same invoice. */
export const paymentReminderMail: MailKind<Reminded, typeof paymentReminderText> = {
  name: 'payment-reminder',
  activity: 'bookkeeping',
  recordKind: 'study-orders',
  recipient: ({ email, invoiceEmail }) => invoiceEmail ?? email,
  subject: ({ documentNumber, level }) => `${reminderTitle(level)}: Rechnung ${documentNumber}`,
  text: 'payment-reminder-text',
  async compose(services, { recordId, recipient, details }) {
    const { db, settings } = services;
    const order = await findStudyOrder(db, recordId);
    const reminder = details.reminderId ? await findReminder(db, details.reminderId) : undefined;
    // A mail that was sent and is sent again would be a second one of its level, and so would one whose place another has taken.
    if (!reminder || reminder.sentAt || reminder.droppedAt) {
      return { dropped: 'Diese Mahnung ist bereits verschickt oder entfallen.' };
    }
    if (!order) {
      // Deleted; brought back, it may be reminded: nothing went out.
      await noteReminderDropped(db, reminder.id);
      return null;
    }
    const now = new Date();
    const account = await findOrderAccount(db, recordId, now);
    const { id, documentNumber, level, issuedAt } = reminder;
    if (!account?.payableUntil || account.invoiceNumber !== documentNumber || account.openRappen <= 0) {
      await noteReminderDropped(db, id);
      return { dropped: 'Die Rechnung ist inzwischen bezahlt oder storniert.' };
    }
    const { openRappen, paidRappen, payableUntil } = account;
    const isSample = (await findDocument(db, documentNumber))?.content.isSample === true;
    const due = {
      level,
      documentNumber,
      issuedOn: zurichDay(issuedAt),
      openRappen,
      paidRappen,
      payableUntil,
      now,
      isSample,
    };
    // Who pays the buyer's invoices gets no way to the buyer's page.
    const sender =
      recipient === order.email ? await buyerMailSender(services, order) : await mailSender({ db, settings });
    return {
      input: [order, due, sender],
      attachments: [await attachedDocument(services, documentNumber)],
      onSent: (tx) => noteReminderSent(tx, id),
    };
  },
};
