import { deliveryHours, paymentTermDays } from '#content/promises.ts';
import { addZurichDays, formatLongDate } from '#platform/dates.ts';
import { formatRappen } from '#platform/money.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { sellerLines } from '../../core/seller.ts';
import {
  type Buyer,
  type DocumentContent,
  type DocumentLine,
  documentTitle,
  vatByRate,
  vatLabel,
} from './document-content.ts';
import { type InvoicePayment, invoicePayment } from './payment/invoice-payment.server.ts';

/** The texts of a document's letter, in their order. */
export interface DocumentLetter {
  title: string;
  issuedAt: Date;
  senderLines: string[];
  recipientLines: string[];
  facts: { label: string; value: string }[];
  lines: DocumentLine[];
  totalRappen: number;
  vat: { label: string; rappen: number }[];
  notes: string[];
  payment: InvoicePayment | null;
  /** Whether every page is marked as a sample. */
  isSample: boolean;
}

function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(a) === plain(b);
}

/**
 * The address as typed, below organization and contact. Names that the address already contains are not repeated; the contact
 * is also in 'Bestellt von'.
 */
function recipientLines(buyer: Buyer): string[] {
  const address = buyer.billingAddress
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const holds = (name: string) => address.some((line) => sameText(line, name));
  if (holds(buyer.organization)) return address;
  const contact = joinPersonName(buyer);
  return [buyer.organization, ...(holds(contact) ? [] : [contact]), ...address];
}

/** The last day on which an invoice is payable in time. */
export const payableUntil = ({ issuedAt }: Pick<DocumentContent, 'issuedAt'>): string =>
  formatLongDate(addZurichDays(new Date(issuedAt), paymentTermDays));

const day = (moment: string) => formatLongDate(new Date(moment));

function invoiceNotes(content: DocumentContent, payment: InvoicePayment | null): string[] {
  const { replaces } = content;
  const account = payment
    ? 'Bitte verwenden Sie den Zahlteil oder geben Sie die Rechnungsnummer an.'
    : 'Die Kontoverbindung teilen wir Ihnen separat mit.';
  return [
    replaces
      ? `Diese Rechnung ersetzt die Rechnung ${replaces.invoice.number} vom ${day(replaces.invoice.issuedAt)}, die mit der Gutschrift ${replaces.creditNote.number} aufgehoben ist.`
      : `Der Studienbericht wird innerhalb von ${deliveryHours} Stunden nach der Bestellung per E-Mail zugestellt.`,
    `Zahlbar innert ${paymentTermDays} Tagen, bis ${payableUntil(content)}, ohne Abzug. ${account}`,
  ];
}

function creditNotes({ revokes }: DocumentContent): string[] {
  if (!revokes) return [];
  return [
    `Diese Gutschrift hebt die Rechnung ${revokes.number} vom ${day(revokes.issuedAt)} vollständig auf. Haben Sie diese noch nicht bezahlt, so ist nichts mehr geschuldet; was Sie bezahlt haben, wird angerechnet oder zurückerstattet.`,
  ];
}

export function documentLetter(content: DocumentContent): DocumentLetter {
  const { number, orderNumber, buyer, lines, totalRappen, revokes } = content;
  const isInvoice = content.kind === 'invoice';
  const payment = invoicePayment(content);
  const kind = isInvoice ? 'Rechnungs' : 'Gutschrift';
  return {
    title: documentTitle(content),
    issuedAt: new Date(content.issuedAt),
    senderLines: sellerLines(content.seller),
    recipientLines: recipientLines(buyer),
    facts: [
      { label: `${kind}nummer`, value: number },
      { label: `${kind}datum`, value: day(content.issuedAt) },
      ...(isInvoice ? [{ label: 'Zahlbar bis', value: payableUntil(content) }] : []),
      ...(revokes ? [{ label: 'Zu Rechnung', value: revokes.number }] : []),
      ...(orderNumber === number || orderNumber === revokes?.number
        ? []
        : [{ label: 'Bestellnummer', value: orderNumber }]),
      ...(buyer.reference ? [{ label: 'Ihre Referenz', value: buyer.reference }] : []),
      { label: 'Bestellt von', value: joinPersonName(buyer) },
      { label: 'Lieferung an', value: buyer.email },
    ],
    lines,
    totalRappen,
    vat: vatByRate(content).map((sum) => ({
      label: vatLabel(sum, totalRappen, (rappen) => `CHF ${formatRappen(rappen)}`),
      rappen: sum.rappen,
    })),
    notes: isInvoice ? invoiceNotes(content, payment) : creditNotes(content),
    payment,
    isSample: content.isSample === true,
  };
}
