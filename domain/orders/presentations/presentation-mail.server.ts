import { labelled } from '#platform/labelled.ts';
import { calendarAttachment } from '../appointments/presentation-calendar.server.ts';
import { presentationWords } from '../appointments/presentation-words.ts';
import { orderLetter } from '../invoices/order-letter.server.ts';
import { orderMail } from '../order-facts/mails/order-mail.server.ts';
import { presentationFacts } from './presentation-facts.ts';
import type { presentationText } from './presentation-text.server.tsx';

/** Sends the buyer the appointment of the presentation with its calendar file. */
export const presentationMail = orderMail<typeof presentationText>({
  name: 'presentation',
  activity: 'study-orders',
  words: presentationWords,
  text: 'presentation-text',
  letter(order, presentation, sender) {
    const { language } = sender;
    const words = presentationWords(language);
    const facts = presentationFacts(presentation, language).map(([label, value]) => labelled(label, value, language));
    return orderLetter(order, sender, {
      title: words.heading,
      paragraphs: [words.agreed, ...facts, words.call],
      writtenAt: new Date(presentation.changedAt),
    });
  },
  async compose(services, order) {
    const { presentation } = order;
    const calendar = await calendarAttachment(services, order);
    if (!presentation || !calendar) return { dropped: 'Der Termin wurde aufgehoben.' };
    return { input: [order, presentation], attachments: [calendar] };
  },
});
