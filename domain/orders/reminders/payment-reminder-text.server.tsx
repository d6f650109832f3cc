import { addZurichDays, formatLongDate } from '#platform/dates.ts';
import { formatRappen } from '#platform/money.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { OrderQuestions, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { reminderTitle } from './reminder-title.ts';

interface RemindedOrder {
  orderNumber: string;
  firstName: string;
  lastName: string;
  organization: string;
}

interface DueInvoice {
  level: number;
  documentNumber: string;
  /** 'YYYY-MM-DD' */
  issuedOn: string;
  payableUntil: string;
  openRappen: number;
  /** Paid before the reminder, in part. */
  paidRappen: number;
  /** When the mail is written. */
  now: Date;
  /** Whether the invoice names a sample seller. */
  isSample?: boolean;
}

/** Days to pay after a second or third reminder. */
const graceDays = 10;

const longDay = (day: string) => formatLongDate(new Date(`${day}T12:00:00Z`));

/** A reminder without fees or interest; the invoice is attached. */
export function paymentReminderText(order: RemindedOrder, due: DueInvoice, sender: MailSender): Promise<MailContent> {
  const { level, documentNumber, issuedOn, payableUntil, openRappen, paidRappen, now, isSample } = due;
  const amount = `CHF ${formatRappen(openRappen)}`;
  const until = formatLongDate(addZurichDays(now, graceDays));
  const invoice = `die Rechnung ${documentNumber} vom ${longDay(issuedOn)}`;
  const texts = {
    1: [
      `Vielleicht ist sie im Alltag untergegangen: Für ${invoice} haben wir noch keine vollständige Zahlung erhalten. Sie war bis zum ${longDay(payableUntil)} zahlbar.`,
      `Wir danken Ihnen, wenn Sie den offenen Betrag von ${amount} in den nächsten Tagen überweisen.`,
    ],
    2: [
      `Trotz unserer Erinnerung ist ${invoice} noch nicht vollständig bezahlt. Sie war bis zum ${longDay(payableUntil)} zahlbar.`,
      `Bitte überweisen Sie den offenen Betrag von ${amount} bis zum ${until}.`,
    ],
    3: [
      `Wir haben Sie zweimal erinnert, und ${invoice} ist noch immer nicht vollständig bezahlt. Sie war bis zum ${longDay(payableUntil)} zahlbar.`,
      `Wir fordern Sie auf, den offenen Betrag von ${amount} bis zum ${until} zu überweisen. Spricht etwas gegen die Zahlung, so teilen Sie es uns bitte bis dahin mit.`,
    ],
  };
  const [reason, request] = texts[level as 1 | 2 | 3];
  return renderMail(
    <MailLayout
      heading={reminderTitle(level)}
      preview={`Rechnung ${documentNumber}: ${amount} sind noch offen.`}
      sender={sender}
    >
      {isSample ? (
        <Paragraph>
          <strong>Muster: kein gültiges Dokument, bitte nicht bezahlen.</strong>
        </Paragraph>
      ) : null}
      <Paragraph>Guten Tag {joinPersonName(order)}</Paragraph>
      <Paragraph>{reason}</Paragraph>
      <Paragraph>{request}</Paragraph>
      <Facts
        rows={[
          ['Rechnung', documentNumber],
          ['Rechnungsdatum', longDay(issuedOn)],
          ['Zahlbar bis', longDay(payableUntil)],
          ['Bereits bezahlt', paidRappen > 0 ? `CHF ${formatRappen(paidRappen)}` : null],
          ['Offener Betrag', amount],
          ['Bestellnummer', order.orderNumber],
          ['Unternehmen', order.organization],
        ]}
      />
      <Paragraph>
        Die Rechnung liegt dieser E-Mail nochmals bei. Haben Sie inzwischen bezahlt, so betrachten Sie diese Nachricht
        bitte als gegenstandslos.
      </Paragraph>
      <OrderQuestions seller={sender.seller} />
    </MailLayout>,
  );
}
