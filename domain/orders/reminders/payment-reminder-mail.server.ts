import { zurichDay } from '#platform/dates.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { orderLetter } from '../invoices/order-letter.server.ts';
import { attachmentOf, documentToSend } from '../invoices/read-document.server.ts';
import { documentMailSender } from '../order-facts/mails/document-mails.server.ts';
import { findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import { findStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import type { paymentReminderText } from './payment-reminder-text.server.tsx';
import { reminderParts } from './reminder-parts.ts';
import { findReminder, markReminderDropped, markReminderSent } from './reminder-queries.server.ts';
import { reminderWords } from './reminder-words.ts';

type Reminded = Pick<StoredOrder, 'id' | 'email' | 'invoiceEmail' | 'correspondenceLanguage'> & {
  documentNumber: string;
  level: number;
};

/** Sends a reminder with the invoice to the recipient of the invoice. */
export const paymentReminderMail: MailKind<Reminded, typeof paymentReminderText> = {
  name: 'payment-reminder',
  activity: 'bookkeeping',
  recordKind: 'study-orders',
  recipient: ({ email, invoiceEmail }) => invoiceEmail ?? email,
  subject({ documentNumber, level, correspondenceLanguage }) {
    const { titles, subject } = reminderWords(correspondenceLanguage);
    return subject(titles[level - 1] ?? '', documentNumber);
  },
  text: 'payment-reminder-text',
  letter(order, due, sender) {
    const { language } = sender;
    const { title, sampleNotice, paragraphs, facts } = reminderParts(order, due, language);
    return orderLetter(order, sender, {
      title,
      facts: facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
      paragraphs: [...(sampleNotice ? [sampleNotice] : []), ...paragraphs, reminderWords(language).attachedLetter],
      writtenAt: due.now,
    });
  },
  async compose(services, mail) {
    const { db } = services;
    const { recordId, details } = mail;
    const order = await findStudyOrder(db, recordId);
    const reminder = details.reminderId ? await findReminder(db, details.reminderId) : undefined;
    // A resent mail would be a second reminder of its level. A printed letter can be read again.
    if (!reminder || (reminder.sentAt && mail.status !== 'sent') || reminder.droppedAt) {
      return { dropped: 'Diese Mahnung ist bereits verschickt oder entfallen.' };
    }
    if (!order) {
      // The order was deleted; once restored it can get this reminder.
      await markReminderDropped(db, reminder.id);
      return null;
    }
    const now = new Date();
    const account = await findOrderAccount(db, recordId, now);
    const { id, documentNumber, level, issuedAt } = reminder;
    if (!account?.payableUntil || account.invoiceNumber !== documentNumber || account.openRappen <= 0) {
      await markReminderDropped(db, id);
      return { dropped: 'Die Rechnung ist inzwischen bezahlt oder storniert.' };
    }
    const { openRappen, paidRappen, payableUntil } = account;
    const document = await documentToSend(services, documentNumber);
    const due = {
      level,
      documentNumber,
      issuedOn: zurichDay(issuedAt),
      openRappen,
      paidRappen,
      payableUntil,
      now,
      isSample: document.content.isSample === true,
    };
    const sender = await documentMailSender(services, mail, order, [document]);
    return {
      record: { ...order, documentNumber, level },
      input: [order, due, sender],
      attachments: [attachmentOf(document)],
      onSent: (tx) => markReminderSent(tx, id),
    };
  },
};
