import { formatLongDate } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Greeting, OrderQuestions, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { invoiceCopyWords } from './invoice-copy-words.ts';

type CopiedOrder = Pick<
  StoredOrder,
  'orderNumber' | 'createdAt' | 'firstName' | 'lastName' | 'organization' | 'buyerReference'
>;

/** Explains the order to the recipient of the invoice, who may not know of it. */
export function invoiceCopyText(order: CopiedOrder, sender: MailSender): Promise<MailContent> {
  const { language } = sender;
  const words = invoiceCopyWords(language);
  const labels = orderLabelWords(language);
  return renderMail(
    <MailLayout heading={words.heading} preview={words.preview(order.orderNumber, order.organization)} sender={sender}>
      <Greeting language={language} />
      <Paragraph>{words.reason(joinPersonName(order))}</Paragraph>
      <Facts
        rows={[
          [labels.orderNumber, order.orderNumber],
          [labels.orderedAt, formatLongDate(order.createdAt, language)],
          [labels.organization, order.organization],
          [labels.reference, order.buyerReference ?? ''],
        ]}
      />
      <OrderQuestions sender={sender} />
    </MailLayout>,
  );
}
