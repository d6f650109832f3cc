import { formatLongDate } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Greeting, OrderQuestions, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts, MailPriceTable } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { buyerFacts, type DocumentContent, vatNotes } from '../invoices/document-content.ts';
import { payableUntil } from '../invoices/document-letter.server.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import { arrangedOrderWords } from './arranged-order-words.ts';

/** The mail with an offer or invoice of what the form doesn't sell. */
export function arrangedOrderText(
  kind: 'offer' | 'invoice',
  document: DocumentContent,
  sender: MailSender,
): Promise<MailContent> {
  const { language } = sender;
  const words = arrangedOrderWords(language)[kind];
  const labels = orderLabelWords(language);
  const { buyer, lines, validUntil } = document;
  const until = validUntil && formatLongDate(new Date(`${validUntil}T12:00:00Z`), language);
  return renderMail(
    <MailLayout heading={words.heading} preview={words.attached} sender={sender}>
      <Greeting language={language} name={joinPersonName(buyer)} />
      <Paragraph>{words.attached}</Paragraph>
      <MailPriceTable language={language} rows={lines} notes={vatNotes(document, language)} />
      <Facts
        rows={[
          [kind === 'offer' ? labels.offer : labels.invoice, document.number],
          kind === 'offer'
            ? [labels.validUntil, until ?? null]
            : [labels.payableUntil, payableUntil(document, language)],
          ...buyerFacts(buyer, language),
        ]}
      />
      <OrderQuestions sender={sender} about={kind} />
    </MailLayout>,
  );
}
