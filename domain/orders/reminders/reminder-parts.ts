import { addZurichDays, formatLongDate } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { formatAmount } from '#platform/money.ts';
import { documentLetterWords } from '../invoices/document-letter-words.ts';
import type { LetterOrder } from '../invoices/order-letter.server.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import { reminderWords } from './reminder-words.ts';

/** Days to pay after a second or third reminder. */
const graceDays = 10;

export interface DueInvoice {
  level: number;
  documentNumber: string;
  /** 'YYYY-MM-DD' */
  issuedOn: string;
  payableUntil: string;
  openRappen: number;
  /** Paid before the reminder, in part. */
  paidRappen: number;
  /** When the mail is written. */
  now: Date;
  /** Whether the invoice names a sample seller. */
  isSample?: boolean;
}

/** The content of a reminder, without fees or interest; the invoice is attached. */
export function reminderParts(order: LetterOrder, due: DueInvoice, language: Language) {
  const { level, documentNumber: number, paidRappen, now, isSample } = due;
  const words = reminderWords(language);
  const labels = orderLabelWords(language);
  const longDay = (day: string) => formatLongDate(new Date(`${day}T12:00:00Z`), language);
  const issuedOn = longDay(due.issuedOn);
  const payableUntil = longDay(due.payableUntil);
  const amount = formatAmount(due.openRappen, language);
  const until = formatLongDate(addZurichDays(now, graceDays), language);
  const facts: [label: string, value: string | null][] = [
    [labels.invoice, number],
    [words.invoiceDate, issuedOn],
    [labels.payableUntil, payableUntil],
    [words.alreadyPaid, paidRappen > 0 ? formatAmount(paidRappen, language) : null],
    [words.openAmount, amount],
    [labels.orderNumber, order.orderNumber],
    [labels.organization, order.organization],
  ];
  return {
    title: words.titles[level - 1] ?? '',
    preview: words.preview(number, amount),
    sampleNotice: isSample ? documentLetterWords(language).sample : null,
    paragraphs: words.texts({ number, issuedOn, payableUntil, amount, until })[level - 1] ?? [],
    facts,
  };
}
