import { formatLongDate } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { OrderQuestions, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import type { StudyOrder } from '../study-orders/study-order-queries.server.ts';

type CopiedOrder = Pick<
  StudyOrder,
  'orderNumber' | 'createdAt' | 'firstName' | 'lastName' | 'organization' | 'buyerReference'
>;

/** Explains the order to the recipient of the invoice, who may not know of it. */
export function invoiceCopyText(order: CopiedOrder, sender: MailSender): Promise<MailContent> {
  return renderMail(
    <MailLayout
      heading="Rechnung zu einer Bestellung"
      preview={`Bestellung ${order.orderNumber} von ${order.organization}`}
      sender={sender}
    >
      <Paragraph>Guten Tag</Paragraph>
      <Paragraph>
        {joinPersonName(order)} hat bei uns den Studienbericht bestellt und diese Adresse für die Rechnung angegeben.
        Sie liegt als PDF bei.
      </Paragraph>
      <Facts
        rows={[
          ['Bestellnummer', order.orderNumber],
          ['Bestellt am', formatLongDate(order.createdAt)],
          ['Unternehmen', order.organization],
          ['Ihre Referenz', order.buyerReference ?? ''],
        ]}
      />
      <OrderQuestions seller={sender.seller} />
    </MailLayout>,
  );
}
