import { formatAmount } from '#platform/money.ts';
import { MailLayout, type MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import { OrderQuestions, Paragraph } from '../../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../../core/mails/layout/render-mail.server.ts';
import { buyerFacts, type DocumentContent, documentTitle, payableRappen } from '../../invoices/document-content.ts';
import { payableUntil } from '../../invoices/document-letter.server.ts';
import { documentLetterWords } from '../../invoices/document-letter-words.ts';
import { orderLabelWords } from '../../study-orders/order-label-words.ts';
import { DocumentMailGreeting } from './document-mail-greeting.server.tsx';
import { documentMailWords } from './document-mail-words.ts';

export function invoiceCorrectionText(
  invoice: DocumentContent,
  creditNote: DocumentContent,
  sender: MailSender,
): Promise<MailContent> {
  const { language } = sender;
  const words = documentMailWords(language).correction;
  const labels = orderLabelWords(language);
  const { orderNumber, buyer, number, totalRappen, paidRappen } = invoice;
  const open = payableRappen(invoice);
  const amount = (rappen: number) => formatAmount(rappen, language);
  const partlyPaid = paidRappen && documentLetterWords(language).paid(amount(paidRappen), amount(open));
  const settled = open === 0 ? words.paid : partlyPaid || words.unpaid;
  const { revokes } = creditNote;
  return renderMail(
    <MailLayout heading={words.heading} preview={words.preview(orderNumber)} sender={sender}>
      <DocumentMailGreeting buyer={buyer} sender={sender} />
      <Paragraph>{words.corrected}</Paragraph>
      <Facts
        rows={[
          [labels.orderNumber, orderNumber],
          [words.newInvoice, number],
          [labels.amount, amount(totalRappen)],
          [labels.payableUntil, open > 0 ? payableUntil(invoice, language) : null],
          [labels.creditNote, creditNote.number],
          [labels.revokes, revokes && documentTitle({ ...revokes, kind: 'invoice' }, language)],
          ...buyerFacts(buyer, language),
        ]}
      />
      <Paragraph>{settled}</Paragraph>
      <OrderQuestions sender={sender} />
    </MailLayout>,
  );
}
