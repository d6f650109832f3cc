import { formatLongDateTime } from '#platform/dates.ts';
import { originalLanguage } from '#platform/languages.ts';
import { adminAddress } from '../../core/mails/admin-address.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts, MailPriceTable } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import type { SoldEdition } from '../../studies/sold-edition.ts';
import { type InvoicedOrder, orderLines } from '../invoices/compose-document.server.ts';
import { deliveryDeadline } from '../study-orders/delivery-deadline.ts';
import { orderChannelLabels } from '../study-orders/order-channel.ts';
import { businessAreaLabels, companySizeLabels, partnerInterestLabels } from '../study-orders/study-order-labels.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';

const withoutVat = { report: null, presentation: null };

export interface NoticedOrder
  extends InvoicedOrder,
    Pick<StoredOrder, 'id' | 'channel' | 'businessArea' | 'partnerInterest' | 'suspectedSpam'> {
  releasedAt?: Date | null;
  /** Whether the confirmation waits for the office's decision, see holdMail. */
  isConfirmationHeld?: boolean;
  /** Whether the order waits for a real seller. */
  waitsForSeller?: boolean;
}

/** Orders sent too fast are marked without being held. */
function spamNote({ waitsForSeller, isConfirmationHeld }: NoticedOrder): string {
  return waitsForSeller || isConfirmationHeld
    ? 'Bitte prüfen Sie sie, bevor Sie liefern.'
    : 'Bitte prüfen Sie sie. Zurückgehalten ist nichts, auch eine automatische Lieferung nicht.';
}

/** How confirmation and invoice reach the buyer. */
function sendingNote({ waitsForSeller, isConfirmationHeld, email }: NoticedOrder): string {
  if (waitsForSeller) {
    return 'Bestätigung und Rechnung warten: Die Verkäuferin ist noch ein Muster. Veröffentlichen Sie die richtige in der Verwaltung unter «Studies», «Page texts», «Institution»; dann geht alles von selbst hinaus.';
  }
  if (isConfirmationHeld) {
    return 'Bestätigung und Rechnung sind zurückgehalten: Ist die Bestellung echt, so senden Sie sie in der Verwaltung mit «Resend».';
  }
  return email
    ? 'Bestätigung und Rechnung gehen von selbst an die Bestellerin oder den Besteller.'
    : 'Es ist keine E-Mail-Adresse erfasst: Drucken Sie die Rechnung in der Verwaltung unter «To print», und senden Sie sie per Post.';
}

export function orderNoticeText(order: NoticedOrder, edition: SoldEdition, sender: MailSender): Promise<MailContent> {
  const deadline = formatLongDateTime(deliveryDeadline(order));
  return renderMail(
    <MailLayout
      heading="Neue Bestellung"
      preview={order.waitsForSeller ? 'Sie wartet auf eine richtige Verkäuferin' : `Zu liefern bis ${deadline}`}
      sender={sender}
    >
      {order.suspectedSpam ? (
        <Paragraph>
          <strong>Diese Bestellung sieht nach Spam aus. {spamNote(order)}</strong>
        </Paragraph>
      ) : null}
      <Paragraph>
        {order.waitsForSeller ? null : (
          <>
            Der Studienbericht ist bis <strong>{deadline}</strong> zu liefern.{' '}
          </>
        )}
        {sendingNote(order)}
      </Paragraph>
      <MailPriceTable rows={orderLines(order, edition, withoutVat, originalLanguage)} />
      <Facts
        rows={[
          ['Bestellnummer', order.orderNumber],
          ['Eingegangen', formatLongDateTime(order.createdAt)],
          ['Weg', order.channel === 'web' ? null : orderChannelLabels[order.channel]],
          ['Name', joinPersonName(order)],
          ['E-Mail', order.email],
          ['Unternehmen', order.organization],
          ['Rechnungsadresse', order.billingAddress],
          ['Referenz', order.buyerReference],
          ['Bereich', order.businessArea && businessAreaLabels[order.businessArea]],
          ['Grösse', order.companySize && companySizeLabels[order.companySize]],
          ['Präsentation', order.wantsPresentation ? 'Ja' : 'Nein'],
          ['Partnerschaft', order.partnerInterest && partnerInterestLabels[order.partnerInterest]],
        ]}
      />
      <Action href={adminAddress(sender.siteUrl, { tab: 'orders', list: 'study', open: order.id })}>
        Bestellung öffnen
      </Action>
    </MailLayout>,
  );
}
