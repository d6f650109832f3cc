import { labelled } from '#platform/labelled.ts';
import type { WindowLetter } from '../../core/letters/window-letter.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { sellerLines } from '../../core/seller.ts';
import { recipientLines } from '../invoices/document-letter.server.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import type { Presentation } from '../study-orders/presentation.ts';
import type { StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { presentationFacts } from './presentation-facts.ts';
import { presentationWords } from './presentation-words.ts';

export type PresentedOrder = Pick<
  StudyOrder,
  'orderNumber' | 'firstName' | 'lastName' | 'organization' | 'billingAddress'
>;

/** The appointment as a letter, for a buyer without an e-mail address. */
export function presentationLetter(
  order: PresentedOrder,
  presentation: Presentation,
  sender: MailSender,
): WindowLetter {
  const { language, seller } = sender;
  const words = presentationWords(language);
  return {
    language,
    title: words.heading,
    senderLines: sellerLines(seller, language),
    recipientLines: recipientLines(order),
    facts: [{ label: orderLabelWords(language).orderNumber, value: order.orderNumber }],
    paragraphs: [
      words.agreed,
      ...presentationFacts(presentation, language).map(([label, value]) => labelled(label, value, language)),
      words.call,
    ],
    writtenAt: new Date(presentation.changedAt),
  };
}
