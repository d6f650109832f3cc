import { addZurichDays, formatLongDate } from '#platform/dates.ts';
import { francsToRappen, includedVat } from '#platform/money.ts';
import { joinPersonName } from '../contact-messages/person-name.ts';
import { type Seller, sellerLines } from '../seller.ts';
import { parseBillingAddress, type StructuredAddress } from './billing-address.server.ts';
import { paymentReference } from './payment-reference.ts';
import { paymentText } from './payment-text.ts';
import type { CompanySize } from './study-order-choices.ts';
import { companySizeLabels } from './study-order-labels.ts';

/** What is sold. */
export interface SoldEdition {
  /** 'Versicherungsmonitor 2024' */
  title: string;
  editionNumber: number;
  /** Of the report as it is sold. */
  pages: number;
}

/** What an invoice needs to know of a stored order. Money in whole francs. */
export interface InvoicedOrder {
  orderNumber: string;
  /** The date of the invoice too: it goes out with the confirmation. */
  createdAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  organization: string;
  billingAddress: string;
  companySize: CompanySize;
  price: number;
  wantsPresentation: boolean;
  presentationPrice: number;
}

export interface InvoiceTerms {
  seller: Seller;
  edition: SoldEdition;
  /** null: the invoice comes without payment part. */
  iban: string | null;
  /** Percent included in the price; null: no VAT is shown. The total never depends on it. */
  vat: number | null;
}

export interface InvoiceLine {
  title: string;
  details: string;
  rappen: number;
}

/** One side of a payment; every text within the limits and characters of the QR-bill. */
export interface PaymentParty extends Omit<StructuredAddress, 'country'> {
  name: string;
  country: string;
}

export interface InvoicePayment {
  iban: string;
  creditor: PaymentParty;
  /** null: left for the payer to fill in. */
  debtor: PaymentParty | null;
  rappen: number;
  reference: string;
  message: string;
}

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

function paymentPart(order: InvoicedOrder, { seller, iban }: InvoiceTerms, rappen: number): InvoicePayment | null {
  if (iban === null) return null;
  const creditorText = (text: string, maximum: number) => paymentText(text, maximum) ?? '';
  const name = paymentText(order.organization, 70);
  const address = parseBillingAddress(order.billingAddress, {
    organization: order.organization,
    contactName: joinPersonName(order),
  });
  const street = address && paymentText(address.street, 70);
  const city = address && paymentText(address.city, 35);
  return {
    iban,
    creditor: {
      name: creditorText(seller.name, 70),
      street: creditorText(seller.street, 70),
      buildingNumber: creditorText(seller.buildingNumber, 16),
      zip: creditorText(seller.zip, 16),
      city: creditorText(seller.city, 35),
      country: seller.country,
    },
    debtor: name && address && street && city ? { ...address, name, street, city } : null,
    rappen,
    reference: paymentReference(order.orderNumber, iban),
    message: `Rechnung ${order.orderNumber}`,
  };
}

export function invoiceDocument(order: InvoicedOrder, terms: InvoiceTerms): InvoiceDocument {
  const { seller, edition, vat } = terms;
  const lines = orderLines(order, edition);
  const totalRappen = lines.reduce((sum, line) => sum + line.rappen, 0);
  const payment = paymentPart(order, terms, totalRappen);
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
