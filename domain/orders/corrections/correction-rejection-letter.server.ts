import type { WindowLetter } from '../../core/letters/window-letter.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { type LetterOrder, orderLetter } from '../invoices/order-letter.server.ts';
import type { CorrectionRejection } from './correction-rejection-text.server.tsx';
import { correctionRejectionWords } from './correction-rejection-words.ts';

export function correctionRejectionLetter(
  order: LetterOrder,
  { reason, rejectedAt }: CorrectionRejection,
  sender: MailSender,
): WindowLetter {
  const words = correctionRejectionWords(sender.language);
  return orderLetter(order, sender, {
    title: words.heading,
    paragraphs: [words.rejected(order.orderNumber), ...reason.split('\n').filter(Boolean), words.next],
    writtenAt: rejectedAt,
  });
}
