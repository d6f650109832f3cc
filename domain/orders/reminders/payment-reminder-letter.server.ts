import type { WindowLetter } from '../../core/letters/window-letter.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { type LetterOrder, orderLetter } from '../invoices/order-letter.server.ts';
import { type DueInvoice, reminderParts } from './reminder-parts.ts';
import { reminderWords } from './reminder-words.ts';

/** A reminder as a letter, for a buyer without an e-mail address. */
export function paymentReminderLetter(order: LetterOrder, due: DueInvoice, sender: MailSender): WindowLetter {
  const { language } = sender;
  const { title, sampleNotice, paragraphs, facts } = reminderParts(order, due, language);
  return orderLetter(order, sender, {
    title,
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    paragraphs: [...(sampleNotice ? [sampleNotice] : []), ...paragraphs, reminderWords(language).attachedLetter],
    writtenAt: due.now,
  });
}
