import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { buyerMailSender } from '../study-orders/buyer-mail-sender.server.ts';
import { droppedAsCancelled, isCancelled } from '../study-orders/cancelled-order.ts';
import { findStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { calendarFileName, calendarType, presentationCalendar } from './presentation-calendar.server.ts';
import { presentationLetter } from './presentation-letter.server.ts';
import type { presentationText } from './presentation-text.server.tsx';
import { presentationWords } from './presentation-words.ts';

/** Sends the buyer the appointment of the presentation with its calendar file. */
export const presentationMail: MailKind<
  Pick<StudyOrder, 'id' | 'orderNumber' | 'email' | 'correspondenceLanguage'>,
  typeof presentationText
> = {
  name: 'presentation',
  activity: 'study-orders',
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber, correspondenceLanguage }) => presentationWords(correspondenceLanguage).subject(orderNumber),
  text: 'presentation-text',
  letter: presentationLetter,
  async compose(services, { recordId }) {
    const order = await findStudyOrder(services.db, recordId);
    if (!order) return null;
    if (isCancelled(order)) return droppedAsCancelled;
    const { presentation } = order;
    const calendar = await presentationCalendar(services, order);
    if (!presentation || !calendar) return { dropped: 'Der Termin wurde aufgehoben.' };
    return {
      record: order,
      input: [order, presentation, await buyerMailSender(services, order)],
      attachments: [{ filename: calendarFileName(order), content: Buffer.from(calendar), contentType: calendarType }],
    };
  },
};
