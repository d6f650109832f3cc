import { formatLongDateTime } from '#platform/dates.ts';
import { adminAddress } from '../../core/mails/admin-address.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { deliveryDeadline } from '../study-orders/delivery-deadline.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';

type WarnedOrder = Pick<
  StoredOrder,
  'id' | 'createdAt' | 'orderNumber' | 'firstName' | 'lastName' | 'email' | 'organization' | 'editionYear'
>;

/** Possible reasons for the wait. */
interface Waiting {
  hasReport: boolean;
  /** Whether its confirmation waits for the office. */
  isHeld: boolean;
}

function reason({ email, editionYear }: WarnedOrder, { hasReport, isHeld }: Waiting): string {
  if (isHeld) {
    return 'Ihre Bestätigung ist zurückgehalten und wartet darauf, dass jemand sie ansieht: Geben Sie die Bestellung frei, oder stornieren Sie sie.';
  }
  if (email === '') {
    return 'Es ist keine E-Mail-Adresse erfasst: Übergeben Sie den Bericht auf anderem Weg, und setzen Sie dann den Status auf «Delivered».';
  }
  if (!hasReport) {
    return `Zur Ausgabe ${editionYear} ist kein Bericht hinterlegt. Sobald er hinterlegt ist, wird die Bestellung von selbst geliefert.`;
  }
  return 'Sie wird nicht von selbst geliefert: Vielleicht ist die automatische Lieferung dieser Ausgabe ausgeschaltet, oder eine E-Mail ist fehlgeschlagen.';
}

export function deliveryWarningText(
  order: WarnedOrder,
  { hours, ...waiting }: { hours: number } & Waiting,
  sender: MailSender,
): Promise<MailContent> {
  const deadline = deliveryDeadline(order);
  return renderMail(
    <MailLayout
      heading={`Eine Bestellung wartet seit ${hours} Stunden`}
      preview={`${order.orderNumber}: zu liefern bis ${formatLongDateTime(deadline)}`}
      sender={sender}
    >
      <Paragraph>
        Der Bericht zur Bestellung {order.orderNumber} ist noch nicht gesendet. Versprochen ist er{' '}
        {deadline > new Date() ? 'bis' : 'seit'} <strong>{formatLongDateTime(deadline)}</strong>.
      </Paragraph>
      <Paragraph>{reason(order, waiting)}</Paragraph>
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
