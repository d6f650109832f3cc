import type { WindowLetter } from '../../core/letters/window-letter.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { sellerLines } from '../../core/seller.ts';
import { recipientLines } from '../invoices/document-letter.server.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import type { RejectedOrder } from './correction-rejection-text.server.tsx';
import { correctionRejectionWords } from './correction-rejection-words.ts';

/** The rejection as a letter, for a buyer without an e-mail address. */
export function correctionRejectionLetter(
  order: RejectedOrder,
  reason: string,
  { language, seller }: MailSender,
): WindowLetter {
  const words = correctionRejectionWords(language);
  return {
    language,
    title: words.heading,
    senderLines: sellerLines(seller, language),
    recipientLines: recipientLines(order),
    facts: [{ label: orderLabelWords(language).orderNumber, value: order.orderNumber }],
    paragraphs: [words.rejected(order.orderNumber), ...reason.split('\n').filter(Boolean), words.next],
    writtenAt: new Date(),
  };
}
