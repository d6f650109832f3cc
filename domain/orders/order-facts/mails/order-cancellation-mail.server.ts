import type { MailKind } from '../../../core/mails/mail-kind.server.ts';
import { withChainHeads } from '../../invoices/chain/sender-with-heads.server.ts';
import { attachmentOf, documentToSend } from '../../invoices/read-document.server.ts';
import { isCancelled } from '../../study-orders/cancelled-order.ts';
import { findStudyOrder } from '../../study-orders/study-order-queries.server.ts';
import { documentMailWords } from './document-mail-words.ts';
import { documentMailSender, documentsOfMail, type MailedOrder } from './document-mails.server.ts';
import type { orderCancellationText } from './order-cancellation-text.server.tsx';

/** Sends the credit note of a cancelled order to the buyer and the address for invoices. */
export const orderCancellationMail: MailKind<MailedOrder, typeof orderCancellationText> = {
  name: 'order-cancellation',
  activity: 'bookkeeping',
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber, correspondenceLanguage }) =>
    documentMailWords(correspondenceLanguage).cancellation.subject(orderNumber),
  text: 'order-cancellation-text',
  async compose(services, mail) {
    const order = await findStudyOrder(services.db, mail.recordId);
    const { creditNote } = await documentsOfMail(services.db, mail);
    if (!order || !creditNote) return null;
    if (!isCancelled(order)) return { dropped: 'Die Bestellung gilt wieder.' };
    const sender = await documentMailSender(services, mail, order);
    const document = await documentToSend(services, creditNote.number);
    return {
      record: order,
      input: [document.content, withChainHeads(sender, [document])],
      attachments: [attachmentOf(document)],
    };
  },
};
