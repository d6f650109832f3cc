import { formatLongDate } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import {
  Greeting,
  OrderQuestions,
  Paragraph,
  Step,
  Steps,
  Subheading,
} from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts, MailPriceTable } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { pdfDetails } from '../../studies/sold-edition.ts';
import { buyerFacts, type DocumentContent, vatNotes } from '../invoices/document-content.ts';
import { payableUntil } from '../invoices/document-letter.server.ts';
import { documentLetterWords } from '../invoices/document-letter-words.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { orderConfirmationWords } from './order-confirmation-words.ts';

type ConfirmedOrder = Pick<StoredOrder, 'orderNumber' | 'createdAt' | 'wantsPresentation' | 'partnerInterest'>;

export function orderConfirmationText(
  order: ConfirmedOrder,
  invoice: DocumentContent,
  sender: MailSender,
): Promise<MailContent> {
  const { language } = sender;
  const words = orderConfirmationWords(language);
  const labels = orderLabelWords(language);
  const { buyer, lines, edition } = invoice;
  const howToPay = invoice.iban ? words.hasPaymentPart : documentLetterWords(language).accountFollows;
  return renderMail(
    <MailLayout heading={words.heading} preview={words.preview(order.orderNumber)} sender={sender}>
      <Greeting language={language} name={joinPersonName(buyer)} />
      <Paragraph>{words.received}</Paragraph>
      <MailPriceTable language={language} rows={lines} notes={vatNotes(invoice, language)} />
      <Subheading>{words.nextSteps}</Subheading>
      <Steps>
        <Step>{words.reportFollows(pdfDetails(edition.pages, language).join(', '), buyer.email)}</Step>
        {order.wantsPresentation ? <Step>{words.presentationFollows}</Step> : null}
        <Step>
          {words.payable(payableUntil(invoice, language))} {howToPay}
        </Step>
        {order.partnerInterest === 'no' ? null : <Step>{words.partnership}</Step>}
      </Steps>
      <Subheading>{words.details}</Subheading>
      <Facts
        rows={[
          [labels.orderNumber, order.orderNumber],
          [labels.orderedAt, formatLongDate(order.createdAt, language)],
          ...buyerFacts(buyer, language),
          [labels.deliveryTo, buyer.email],
        ]}
      />
      <OrderQuestions sender={sender} />
    </MailLayout>,
  );
}
