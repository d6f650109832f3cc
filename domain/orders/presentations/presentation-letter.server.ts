import { labelled } from '#platform/labelled.ts';
import type { WindowLetter } from '../../core/letters/window-letter.ts';
import type { MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { type LetterOrder, orderLetter } from '../invoices/order-letter.server.ts';
import type { Presentation } from '../study-orders/presentation.ts';
import { presentationFacts } from './presentation-facts.ts';
import { presentationWords } from './presentation-words.ts';

/** The appointment as a letter. */
export function presentationLetter(order: LetterOrder, presentation: Presentation, sender: MailSender): WindowLetter {
  const { language } = sender;
  const words = presentationWords(language);
  return orderLetter(order, sender, {
    title: words.heading,
    paragraphs: [
      words.agreed,
      ...presentationFacts(presentation, language).map(([label, value]) => labelled(label, value, language)),
      words.call,
    ],
    writtenAt: new Date(presentation.changedAt),
  });
}
