import { deliveryHours, paymentTermDays } from '#content/promises.ts';
import { formatLongDate } from '#platform/dates.ts';
import { formatRappen } from '#platform/money.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { OrderQuestions, Paragraph, Step, Steps, Subheading } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts, PriceTable } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { pdfDetails } from '../../studies/sold-edition.ts';
import { type DocumentContent, vatByRate, vatLabel } from '../invoices/document-content.ts';
import { payableUntil } from '../invoices/document-letter.server.ts';
import type { StudyOrder } from '../study-orders/study-order-queries.server.ts';

type ConfirmedOrder = Pick<StudyOrder, 'orderNumber' | 'createdAt' | 'wantsPresentation' | 'partnerInterest'>;

const amount = (rappen: number) => `CHF ${formatRappen(rappen)}`;

export function orderConfirmationText(
  order: ConfirmedOrder,
  invoice: DocumentContent,
  sender: MailSender,
): Promise<MailContent> {
  const { buyer, lines, edition, totalRappen } = invoice;
  const vat = vatByRate(invoice).map((sum) => `${vatLabel(sum, totalRappen, amount)}: ${amount(sum.rappen)}`);
  return renderMail(
    <MailLayout
      heading="Vielen Dank für Ihre Bestellung"
      preview={`Bestellung ${order.orderNumber}: Die Rechnung liegt bei, der Bericht folgt innerhalb von ${deliveryHours} Stunden.`}
      sender={sender}
    >
      <Paragraph>Guten Tag {joinPersonName(buyer)}</Paragraph>
      <Paragraph>Ihre Bestellung ist bei uns eingegangen. Die Rechnung liegt dieser E-Mail als PDF bei.</Paragraph>
      <PriceTable
        rows={lines.map(({ title, details, rappen }) => ({ title, details, francs: rappen / 100 }))}
        notes={vat}
      />
      <Subheading>So geht es weiter</Subheading>
      <Steps>
        <Step>
          Innerhalb von {deliveryHours} Stunden erhalten Sie den Studienbericht ({pdfDetails(edition.pages).join(', ')})
          per E-Mail an {buyer.email}.
        </Step>
        {order.wantsPresentation ? (
          <Step>Für die Präsentation vor Ort melden wir uns bei Ihnen, um einen Termin zu vereinbaren.</Step>
        ) : null}
        <Step>
          Die Rechnung ist innert {paymentTermDays} Tagen zahlbar, bis {payableUntil(invoice)}.{' '}
          {invoice.iban ? 'Sie enthält einen QR-Zahlteil.' : 'Die Kontoverbindung teilen wir Ihnen separat mit.'}
        </Step>
        {order.partnerInterest === 'no' ? null : (
          <Step>Sie interessieren sich für eine Partnerschaft: Wir nehmen dazu mit Ihnen Kontakt auf.</Step>
        )}
      </Steps>
      <Subheading>Ihre Angaben</Subheading>
      <Facts
        rows={[
          ['Bestellnummer', order.orderNumber],
          ['Bestellt am', formatLongDate(order.createdAt)],
          ['Unternehmen', buyer.organization],
          ['Rechnungsadresse', buyer.billingAddress],
          ['Ihre Referenz', buyer.reference],
          ['Lieferung an', buyer.email],
        ]}
      />
      <OrderQuestions seller={sender.seller} />
    </MailLayout>,
  );
}
