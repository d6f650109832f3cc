import { formatLongDate } from '#platform/dates.ts';
import type { WindowLetter } from '../../core/letters/window-letter.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { sellerLines } from '../../core/seller.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { recipientLines } from './document-letter.server.ts';

export type LetterOrder = Pick<
  StoredOrder,
  'orderNumber' | 'firstName' | 'lastName' | 'organization' | 'billingAddress'
>;

/** A letter about an order, for a buyer without an email address. */
export const orderLetter = (
  order: LetterOrder,
  { language, seller }: MailSender,
  { facts, ...text }: Pick<WindowLetter, 'title' | 'paragraphs' | 'writtenAt'> & Partial<Pick<WindowLetter, 'facts'>>,
): WindowLetter => ({
  ...text,
  language,
  senderLines: sellerLines(seller, language),
  recipientLines: recipientLines(order),
  facts: [
    { label: orderLabelWords(language).date, value: formatLongDate(text.writtenAt, language) },
    ...(facts ?? [{ label: orderLabelWords(language).orderNumber, value: order.orderNumber }]),
  ],
});
