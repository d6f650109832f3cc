import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Greeting, OrderQuestions, Paragraph, Quotation } from '../../core/mails/layout/mail-parts.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import type { LetterOrder } from '../invoices/order-letter.server.ts';
import { correctionRejectionWords } from './correction-rejection-words.ts';

interface CorrectionRejection {
  /** The office's message to the buyer. */
  reason: string;
  rejectedAt: Date;
}

export function correctionRejectionText(
  order: LetterOrder,
  { reason }: CorrectionRejection,
  sender: MailSender,
): Promise<MailContent> {
  const words = correctionRejectionWords(sender.language);
  return renderMail(
    <MailLayout heading={words.heading} preview={words.preview(order.orderNumber)} sender={sender}>
      <Greeting language={sender.language} name={joinPersonName(order)} />
      <Paragraph>{words.rejected(order.orderNumber)}</Paragraph>
      <Quotation text={reason} />
      <Paragraph>{words.next}</Paragraph>
      <OrderQuestions sender={sender} />
    </MailLayout>,
  );
}
