import { addZurichDays, formatLongDate } from '#platform/dates.ts';
import { formatRappen } from '#platform/money.ts';
import { joinPersonName } from '../contact-messages/person-name.ts';
import { invoiceDocument, paymentTermDays } from '../invoices/invoice-document.server.ts';
import type { InvoicedOrder, InvoiceTerms } from '../invoices/invoiced-order.ts';
import { MailLayout, type MailSender } from '../mails/mail-layout.server.tsx';
import { OrderQuestions, Paragraph, Step, Steps, Subheading } from '../mails/mail-parts.server.tsx';
import { Facts, PriceTable } from '../mails/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../mails/render-mail.server.ts';
import type { PartnerInterest } from './study-order-choices.ts';

export interface ConfirmedOrder extends InvoicedOrder {
  partnerInterest: PartnerInterest;
}

/** The buyer's confirmation; the invoice goes with it as an attachment. */
export function orderConfirmationText(
  order: ConfirmedOrder,
  terms: InvoiceTerms,
  sender: MailSender,
): Promise<MailContent> {
  const { lines, vat, payment } = invoiceDocument(order, terms);
  const dueDate = formatLongDate(addZurichDays(order.createdAt, paymentTermDays));
  return renderMail(
    <MailLayout
      heading="Vielen Dank für Ihre Bestellung"
      preview={`Bestellung ${order.orderNumber}: Die Rechnung liegt bei, der Bericht folgt innerhalb von 24 Stunden.`}
      sender={sender}
    >
      <Paragraph>Guten Tag {joinPersonName(order)}</Paragraph>
      <Paragraph>Ihre Bestellung ist bei uns eingegangen. Die Rechnung liegt dieser E-Mail als PDF bei.</Paragraph>
      <PriceTable
        rows={lines.map(({ title, details, rappen }) => ({ title, details, francs: rappen / 100 }))}
        note={vat && `${vat.label}: CHF ${formatRappen(vat.rappen)}`}
      />
      <Subheading>So geht es weiter</Subheading>
      <Steps>
        <Step>
          Innerhalb von 24 Stunden erhalten Sie den Studienbericht (PDF, {terms.edition.pages} Seiten) per E-Mail an{' '}
          {order.email}.
        </Step>
        {order.wantsPresentation ? (
          <Step>Für die Präsentation vor Ort melden wir uns bei Ihnen, um einen Termin zu vereinbaren.</Step>
        ) : null}
        <Step>
          Die Rechnung ist innert {paymentTermDays} Tagen zahlbar, bis {dueDate}.{' '}
          {payment ? 'Sie enthält einen QR-Zahlteil.' : 'Die Kontoverbindung teilen wir Ihnen separat mit.'}
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
          ['Unternehmen', order.organization],
          ['Rechnungsadresse', order.billingAddress],
          ['Lieferung an', order.email],
        ]}
      />
      <OrderQuestions seller={sender.seller} />
    </MailLayout>,
  );
}
