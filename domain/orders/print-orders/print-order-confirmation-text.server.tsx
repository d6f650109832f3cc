import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { OrderQuestions, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { type MailedPrintOrder, printOrderFacts } from './print-order-facts.ts';

/** Confirms a print order to the customer. */
export function printOrderConfirmationText(order: MailedPrintOrder, sender: MailSender): Promise<MailContent> {
  return renderMail(
    <MailLayout
      heading="Vielen Dank für Ihre Bestellung"
      preview="Wir senden Ihnen die Printversion des Versicherungsmonitors per Post."
      sender={sender}
    >
      <Paragraph>Guten Tag {joinPersonName(order)}</Paragraph>
      <Paragraph>
        Ihre Bestellung der Printversion ist bei uns eingegangen. Wir bearbeiten sie und senden sie per Post an die
        folgende Adresse.
      </Paragraph>
      <Facts rows={printOrderFacts(order)} />
      <OrderQuestions seller={sender.seller} />
    </MailLayout>,
  );
}
