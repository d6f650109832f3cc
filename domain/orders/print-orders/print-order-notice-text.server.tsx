import { adminAddress } from '../../core/mails/admin-address.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { type MailedPrintOrder, printOrderFacts } from './print-order-facts.ts';

export function printOrderNoticeText(
  order: MailedPrintOrder & { isConfirmationHeld?: boolean; waitsForSeller?: boolean },
  sender: MailSender,
): Promise<MailContent> {
  return renderMail(
    <MailLayout heading="Neue Bestellung der Printversion" preview="Bitte bearbeiten und versenden." sender={sender}>
      {order.suspectedSpam ? (
        <Paragraph>
          <strong>Diese Bestellung sieht nach Spam aus. Bitte prüfen Sie sie, bevor Sie liefern.</strong>
        </Paragraph>
      ) : null}
      {order.isConfirmationHeld ? (
        <Paragraph>
          Die Bestätigung ist zurückgehalten: Ist die Bestellung echt, so senden Sie sie in der Verwaltung unter «Mails
          held back».
        </Paragraph>
      ) : null}
      {order.waitsForSeller ? (
        <Paragraph>
          Die Bestätigung wartet: Die Verkäuferin ist noch ein Muster. Veröffentlichen Sie die richtige in der
          Verwaltung unter «Studies», «Page texts», «Institution»; dann geht sie von selbst hinaus.
        </Paragraph>
      ) : null}
      <Facts rows={printOrderFacts(order, sender.language)} />
      <Action href={adminAddress(sender.siteUrl, { tab: 'orders', open: order.id })}>Bestellung öffnen</Action>
    </MailLayout>,
  );
}
