import { formatLongDate } from '#platform/dates.ts';
import type { WindowLetter } from '../../core/letters/window-letter.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { sellerLines } from '../../core/seller.ts';
import { recipientLines } from '../invoices/document-letter.server.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import { type DueInvoice, type RemindedOrder, reminderParts } from './reminder-parts.ts';
import { reminderWords } from './reminder-words.ts';

/** A reminder as a letter, for a buyer without an e-mail address. */
export function paymentReminderLetter(order: RemindedOrder, due: DueInvoice, sender: MailSender): WindowLetter {
  const { language, seller } = sender;
  const { title, sampleNotice, paragraphs, facts } = reminderParts(order, due, language);
  const labelled = facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
  return {
    language,
    title,
    senderLines: sellerLines(seller, language),
    recipientLines: recipientLines(order),
    facts: [{ label: orderLabelWords(language).date, value: formatLongDate(due.now, language) }, ...labelled],
    paragraphs: [...(sampleNotice ? [sampleNotice] : []), ...paragraphs, reminderWords(language).attachedLetter],
    writtenAt: due.now,
  };
}
