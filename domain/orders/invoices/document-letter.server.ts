import { paymentTermDays } from '#content/order-terms.ts';
import { addZurichDays, formatLongDate } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { formatAmount } from '#platform/money.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { sellerLines } from '../../core/seller.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import {
  type Buyer,
  type DocumentContent,
  documentTitle,
  languageOf,
  type NamedDocument,
  payableRappen,
  vatByRate,
  vatLabel,
} from './document-content.ts';
import { documentLetterWords } from './document-letter-words.ts';
import { type InvoicePayment, invoicePayment } from './payment/invoice-payment.server.ts';

function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(a) === plain(b);
}

/**
 * The address as typed, below organization and contact. Names that the address already contains are not repeated; the contact
 * is also in 'Bestellt von'.
 */
export function recipientLines(
  buyer: Pick<Buyer, 'firstName' | 'lastName' | 'organization' | 'billingAddress'>,
): string[] {
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
export const payableUntil = ({ issuedAt }: Pick<DocumentContent, 'issuedAt'>, language: Language): string =>
  formatLongDate(addZurichDays(new Date(issuedAt), paymentTermDays), language);

const named = ({ number, issuedAt }: NamedDocument, language: Language) => ({
  number,
  issuedOn: formatLongDate(new Date(issuedAt), language),
});

function invoiceNotes(content: DocumentContent, payment: InvoicePayment | null): string[] {
  const language = languageOf(content);
  const words = documentLetterWords(language);
  const { replaces, buyer, isArranged, paidRappen } = content;
  const open = payableRappen(content);
  const delivery = isArranged ? [] : [buyer.email ? words.delivery : words.deliveryByPost];
  const payable = words.payable(payableUntil(content, language));
  return [
    ...(replaces ? [words.replaces(named(replaces.invoice, language), replaces.creditNote.number)] : delivery),
    ...(paidRappen ? [words.paid(formatAmount(paidRappen, language), formatAmount(open, language))] : []),
    ...(open > 0 ? [`${payable} ${payment ? words.usePaymentPart : words.accountFollows}`] : []),
  ];
}

const longDay = (day: string, language: Language) => formatLongDate(new Date(`${day}T12:00:00Z`), language);

function notesOf(content: DocumentContent, payment: InvoicePayment | null): string[] {
  const { kind, revokes, validUntil } = content;
  if (kind === 'invoice') return invoiceNotes(content, payment);
  const language = languageOf(content);
  const words = documentLetterWords(language);
  if (revokes) return [words.revokes(named(revokes, language))];
  return validUntil ? [words.offered(longDay(validUntil, language))] : [];
}

export type DocumentLetter = ReturnType<typeof documentLetter>;

/** The texts of a document's letter, in their order. */
export function documentLetter(content: DocumentContent) {
  const { kind, number, orderNumber, buyer, lines, totalRappen, revokes, validUntil, isArranged } = content;
  const language = languageOf(content);
  const words = documentLetterWords(language);
  const labels = orderLabelWords(language);
  const isInvoice = kind === 'invoice';
  const payment = invoicePayment(content);
  return {
    language,
    title: documentTitle(content, language),
    issuedAt: new Date(content.issuedAt),
    senderLines: sellerLines(content.seller, language),
    recipientLines: recipientLines(buyer),
    facts: [
      { label: words.numbers[kind], value: number },
      { label: words.dates[kind], value: formatLongDate(new Date(content.issuedAt), language) },
      ...(isInvoice && payableRappen(content) > 0
        ? [{ label: labels.payableUntil, value: payableUntil(content, language) }]
        : []),
      ...(validUntil ? [{ label: labels.validUntil, value: longDay(validUntil, language) }] : []),
      ...(revokes ? [{ label: words.forInvoice, value: revokes.number }] : []),
      ...(isArranged || orderNumber === number || orderNumber === revokes?.number
        ? []
        : [{ label: labels.orderNumber, value: orderNumber }]),
      ...(buyer.reference ? [{ label: labels.reference, value: buyer.reference }] : []),
      { label: isArranged ? labels.contact : labels.orderedBy, value: joinPersonName(buyer) },
      ...(buyer.email && !isArranged ? [{ label: labels.deliveryTo, value: buyer.email }] : []),
    ],
    lines,
    totalRappen,
    vat: vatByRate(content).map((sum) => ({ label: vatLabel(sum, totalRappen, language), rappen: sum.rappen })),
    notes: notesOf(content, payment),
    payment,
    /** Whether every page is marked as a sample. */
    isSample: content.isSample === true,
  };
}
