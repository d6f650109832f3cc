import type { MailKind } from '../../../core/mails/mail-kind.server.ts';
import { attachedDocument } from '../../invoices/read-document.server.ts';
import { isCancelled } from '../../study-orders/cancelled-order.ts';
import { findStudyOrder } from '../../study-orders/study-order-queries.server.ts';
import type { orderCancellationText } from './order-cancellation-text.server.tsx';
import { documentsOfMail } from './sent-documents.server.ts';
import { documentMailSender, type ToldOrder } from './tell-buyer.server.ts';

/** To the buyer of an order that was called off, and to the address for invoices, with the credit note. */
export const orderCancellationMail: MailKind<ToldOrder, typeof orderCancellationText> = {
  name: 'order-cancellation',
  activity: 'bookkeeping',
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber }) => `Ihre Bestellung ${orderNumber} ist storniert`,
  text: 'order-cancellation-text',
  async compose(services, mail) {
    const order = await findStudyOrder(services.db, mail.recordId);
    const { creditNote } = await documentsOfMail(services.db, mail);
    if (!order || !creditNote) return null;
    if (!isCancelled(order)) return { dropped: 'Die Bestellung gilt wieder.' };
    return {
      input: [creditNote.content, await documentMailSender(services, mail, order)],
      attachments: [await attachedDocument(services, creditNote.number)],
    };
  },
};
