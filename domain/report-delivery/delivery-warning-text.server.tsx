import { formatLongDateTime } from '#platform/dates.ts';
import { joinPersonName } from '../contact-messages/person-name.ts';
import { adminAddress } from '../mails/admin-address.ts';
import { MailLayout, type MailSender } from '../mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../mails/layout/mail-parts.server.tsx';
import { Facts } from '../mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../mails/layout/render-mail.server.ts';
import type { StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { deliveryDeadline } from './delivery-deadline.ts';

type WarnedOrder = Pick<
  StudyOrder,
  'id' | 'createdAt' | 'orderNumber' | 'firstName' | 'lastName' | 'organization' | 'editionYear' | 'suspectedSpam'
>;

function reason(order: WarnedOrder, hasReport: boolean): string {
  if (!hasReport) {
    return `Zur Ausgabe ${order.editionYear} ist kein Bericht hinterlegt. Sobald er hinterlegt ist, wird die Bestellung von selbst geliefert.`;
  }
  if (order.suspectedSpam) {
    return 'Die Bestellung sieht nach Spam aus und wartet darauf, dass jemand sie ansieht: Liefern oder stornieren Sie sie.';
  }
  return 'Sie wird nicht von selbst geliefert: Vielleicht ist die automatische Lieferung dieser Ausgabe ausgeschaltet, eine E-Mail zurückgehalten oder fehlgeschlagen.';
}

/** Warns the team of an order whose report has not been sent. */
export function deliveryWarningText(
  order: WarnedOrder,
  { hours, hasReport }: { hours: number; hasReport: boolean },
  sender: MailSender,
): Promise<MailContent> {
  const deadline = deliveryDeadline(order.createdAt);
  return renderMail(
    <MailLayout
      heading={`Eine Bestellung wartet seit ${hours} Stunden`}
      preview={`${order.orderNumber}: zu liefern bis ${formatLongDateTime(deadline)}`}
      sender={sender}
    >
      <Paragraph>
        Der Bericht zur Bestellung {order.orderNumber} ist noch nicht gesendet. Versprochen ist er{' '}
        {hours < 24 ? 'bis' : 'seit'} <strong>{formatLongDateTime(deadline)}</strong>.
      </Paragraph>
      <Paragraph>{reason(order, hasReport)}</Paragraph>
      <Facts
        rows={[
          ['Bestellnummer', order.orderNumber],
          ['Eingegangen', formatLongDateTime(order.createdAt)],
          ['Name', joinPersonName(order)],
          ['Unternehmen', order.organization],
        ]}
      />
      <Action href={adminAddress(sender.siteUrl, { tab: 'orders', list: 'study', open: order.id })}>
        Bestellung öffnen
      </Action>
    </MailLayout>,
  );
}
