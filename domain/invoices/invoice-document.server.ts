import { addZurichDays, formatLongDate } from '#platform/dates.ts';
import { francsToRappen, includedVat } from '#platform/money.ts';
import { joinPersonName } from '../contact-messages/person-name.ts';
import { companySizeLabels } from '../study-orders/study-order-labels.ts';
import { type InvoicePayment, invoicePayment } from './invoice-payment.server.ts';
import type { InvoicedOrder, InvoiceLine, InvoiceTerms, SoldEdition } from './invoiced-order.ts';
import { sellerLines } from './seller.ts';

/** All that an invoice says, in the order in which it says it. */
export interface InvoiceDocument {
  title: string;
  number: string;
  issuedAt: Date;
  senderLines: string[];
  recipientLines: string[];
  facts: { label: string; value: string }[];
  lines: InvoiceLine[];
  totalRappen: number;
  vat: { label: string; rappen: number } | null;
  notes: string[];
  payment: InvoicePayment | null;
}

/** Days after the invoice's date until it has to be paid. */
export const paymentTermDays = 30;

/** The lines of an order as mails and invoice show them; whole francs in, rappen out. */
export function orderLines(
  order: Pick<InvoicedOrder, 'companySize' | 'price' | 'wantsPresentation' | 'presentationPrice'>,
  edition: SoldEdition,
): InvoiceLine[] {
  const report = {
    title: `${edition.title}, vollständiger Studienbericht`,
    details: `${edition.editionNumber}. Ausgabe, PDF, ${edition.pages} Seiten. Preis für Unternehmen: ${companySizeLabels[order.companySize]}`,
    rappen: francsToRappen(order.price),
  };
  if (!order.wantsPresentation) return [report];
  const presentation = {
    title: 'Präsentation der Ergebnisse vor Ort',
    details: 'Termin nach Vereinbarung',
    rappen: francsToRappen(order.presentationPrice),
  };
  return [report, presentation];
}

function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(a) === plain(b);
}

/**
 * The address exactly as it was typed. Organization and contact stand above it unless it names the organization itself;
 * a name that it holds already isn't said twice. ('Bestellt von' tells the contact in any case.)
 */
function recipientLines(order: InvoicedOrder): string[] {
  const address = order.billingAddress
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const holds = (name: string) => address.some((line) => sameText(line, name));
  if (holds(order.organization)) return address;
  const contact = joinPersonName(order);
  return [order.organization, ...(holds(contact) ? [] : [contact]), ...address];
}

export function invoiceDocument(order: InvoicedOrder, terms: InvoiceTerms): InvoiceDocument {
  const { seller, edition, vat } = terms;
  const lines = orderLines(order, edition);
  const totalRappen = lines.reduce((sum, line) => sum + line.rappen, 0);
  const payment = invoicePayment(order, terms, totalRappen);
  const dueDate = formatLongDate(addZurichDays(order.createdAt, paymentTermDays));
  const issued = formatLongDate(order.createdAt);
  return {
    title: `Rechnung ${order.orderNumber}`,
    number: order.orderNumber,
    issuedAt: order.createdAt,
    senderLines: sellerLines(seller),
    recipientLines: recipientLines(order),
    facts: [
      { label: 'Rechnungsnummer', value: order.orderNumber },
      { label: 'Rechnungsdatum', value: issued },
      { label: 'Zahlbar bis', value: dueDate },
      { label: 'Bestellt von', value: joinPersonName(order) },
      { label: 'Lieferung an', value: order.email },
    ],
    lines,
    totalRappen,
    vat:
      vat === null
        ? null
        : { label: `Darin enthaltene Mehrwertsteuer, ${vat}%`, rappen: includedVat(totalRappen, vat) },
    notes: [
      'Der Studienbericht wird innerhalb von 24 Stunden nach der Bestellung per E-Mail zugestellt.',
      `Zahlbar innert ${paymentTermDays} Tagen, bis ${dueDate}, ohne Abzug. ${
        payment
          ? 'Bitte verwenden Sie den Zahlteil oder geben Sie die Rechnungsnummer an.'
          : 'Die Kontoverbindung teilen wir Ihnen separat mit.'
      }`,
    ],
    payment,
  };
}
