import type { Language } from '#platform/languages.ts';
import type { DroppedMail, MailOptions, MailServices } from '../../../core/mails/composed-mail.server.ts';
import type { MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import type { MailKind, MailText } from '../../../core/mails/mail-kind.server.ts';
import type { Mail } from '../../../core/mails/mail-queries.server.ts';
import type { StoredPdf } from '../../invoices/invoice-document-queries.server.ts';
import { attachmentOf } from '../../invoices/read-document.server.ts';
import { droppedAsCancelled, isCancelled } from '../../study-orders/cancelled-order.ts';
import { findStudyOrder, type StoredOrder } from '../../study-orders/study-order-queries.server.ts';
import { documentMailSender, type MailedOrder } from './document-mails.server.ts';

interface ComposedOrderMail<Text extends MailText> extends MailOptions {
  /** The input of its text, without the sender. */
  input: Parameters<Text> extends [...infer Input, MailSender] ? Input : never;
  /** Attached; the mail shows their heads of the document chain. */
  documents?: StoredPdf[];
}

interface OrderMail<Text extends MailText>
  extends Pick<MailKind<MailedOrder, Text>, 'name' | 'activity' | 'text' | 'letter' | 'isComposedAtOnce'> {
  /** The buyer's address by default. */
  recipient?(order: MailedOrder): string;
  words(language: Language): { subject(orderNumber: string): string };
  /** Whether it is sent although the order was cancelled; otherwise it is dropped then. */
  isSentIfCancelled?: boolean;
  compose(
    services: MailServices,
    order: StoredOrder,
    mail: Mail,
  ): Promise<ComposedOrderMail<Text> | DroppedMail | null>;
}

/** A kind of mail about a study order to its buyer or the recipient of the invoice, in the order's language. */
export const orderMail = <Text extends MailText>({
  words,
  isSentIfCancelled = false,
  compose,
  ...kind
}: OrderMail<Text>): MailKind<MailedOrder, Text> => ({
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber, correspondenceLanguage }) => words(correspondenceLanguage).subject(orderNumber),
  ...kind,
  async compose(services, mail) {
    const order = await findStudyOrder(services.db, mail.recordId);
    if (!order) return null;
    if (isCancelled(order) && !isSentIfCancelled) return droppedAsCancelled;
    const composed = await compose(services, order, mail);
    if (!composed || 'dropped' in composed) return composed;
    const { input, documents = [], attachments = [], ...options } = composed;
    const sender = await documentMailSender(services, mail, order, documents);
    return {
      ...options,
      record: order,
      input: [...input, sender] as Parameters<Text>,
      attachments: [...attachments, ...documents.map(attachmentOf)],
    };
  },
});
