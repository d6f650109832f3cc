import { formatAmount } from '#platform/money.ts';
import { MailLayout, type MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import { OrderQuestions, Paragraph } from '../../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../../core/mails/layout/render-mail.server.ts';
import { presentationWords } from '../../appointments/presentation-words.ts';
import { type DocumentContent, documentTitle } from '../../invoices/document-content.ts';
import { orderLabelWords } from '../../study-orders/order-label-words.ts';
import { DocumentMailGreeting } from './document-mail-greeting.server.tsx';
import { documentMailWords } from './document-mail-words.ts';

export function orderCancellationText(
  creditNote: DocumentContent,
  { hasAppointment }: { hasAppointment: boolean },
  sender: MailSender,
): Promise<MailContent> {
  const { language } = sender;
  const words = documentMailWords(language).cancellation;
  const labels = orderLabelWords(language);
  const { orderNumber, number, revokes, totalRappen, buyer } = creditNote;
  return renderMail(
    <MailLayout heading={words.heading} preview={words.preview(orderNumber)} sender={sender}>
      <DocumentMailGreeting buyer={buyer} sender={sender} />
      <Paragraph>{words.cancelled}</Paragraph>
      <Facts
        rows={[
          [labels.orderNumber, orderNumber],
          [labels.creditNote, number],
          [labels.revokes, revokes && documentTitle({ ...revokes, kind: 'invoice' }, language)],
          [labels.amount, formatAmount(totalRappen, language)],
        ]}
      />
      {hasAppointment && <Paragraph>{presentationWords(language).cancelled}</Paragraph>}
      <OrderQuestions sender={sender} />
    </MailLayout>,
  );
}
