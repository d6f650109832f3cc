import { calendarAttachment } from '../../appointments/presentation-calendar.server.ts';
import { documentToSend } from '../../invoices/read-document.server.ts';
import { isCancelled } from '../../study-orders/cancelled-order.ts';
import { documentMailWords } from './document-mail-words.ts';
import { documentsOfMail } from './document-mails.server.ts';
import type { orderCancellationText } from './order-cancellation-text.server.tsx';
import { orderMail } from './order-mail.server.ts';

/**
 * Sends the credit note of a cancelled order to the buyer and the address for invoices, and the buyer the cancellation of an
 * appointment.
 */
export const orderCancellationMail = orderMail<typeof orderCancellationText>({
  name: 'order-cancellation',
  activity: 'bookkeeping',
  words: (language) => documentMailWords(language).cancellation,
  isSentIfCancelled: true,
  text: 'order-cancellation-text',
  async compose(services, order, mail) {
    const { creditNote } = await documentsOfMail(services.db, mail);
    if (!creditNote) return null;
    if (!isCancelled(order)) return { dropped: 'Die Bestellung gilt wieder.' };
    const document = await documentToSend(services, creditNote.number);
    const calendar = mail.recipient === order.email ? await calendarAttachment(services, order) : undefined;
    const attachments = calendar ? [calendar] : [];
    return {
      input: [document.content, { hasAppointment: calendar !== undefined }],
      documents: [document],
      attachments,
    };
  },
});
