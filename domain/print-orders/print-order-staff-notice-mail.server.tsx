import { MailLayout, type MailSender } from '../mail-layout.server.tsx';
import { Action, Facts, Paragraph } from '../mail-parts.server.tsx';
import { type MailContent, renderMail } from '../render-mail.server.ts';
import { type MailedPrintOrder, printOrderFacts } from './print-order-facts.ts';
import { printOrderNumber } from './print-order-number.ts';

/** Tells the team of a new order of printed copies. */
export function printOrderStaffNoticeMail(order: MailedPrintOrder, sender: MailSender): Promise<MailContent> {
  return renderMail(
    `Neue Bestellung der Printversion #${printOrderNumber(order.id)}`,
    <MailLayout heading="Neue Bestellung der Printversion" preview="Bitte bearbeiten und versenden." sender={sender}>
      {order.suspectedSpam ? (
        <Paragraph>
          <strong>Diese Bestellung sieht nach Spam aus. Bitte prüfen Sie sie, bevor Sie liefern.</strong>
        </Paragraph>
      ) : null}
      <Facts rows={printOrderFacts(order)} />
      <Action href={`${sender.siteUrl}/admin`}>Bestellungen öffnen</Action>
    </MailLayout>,
  );
}
