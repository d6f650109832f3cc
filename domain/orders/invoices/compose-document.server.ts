import { type Language, originalLanguage } from '#platform/languages.ts';
import { formatFrancs, includedVat } from '#platform/money.ts';
import { editionDetails, type SoldEdition } from '../../studies/sold-edition.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { studyOrderWords } from '../study-orders/study-order-words.ts';
import type { Buyer, DocumentContent, DocumentLine } from './document-content.ts';
import { documentLetterWords } from './document-letter-words.ts';
import { paymentReference } from './payment/payment-reference.ts';
import type { InvoiceTerms } from './terms/sale-terms.server.ts';

/** The fields of an order that its invoice needs. Prices in whole francs. */
export type InvoicedOrder = Pick<
  StoredOrder,
  | 'correspondenceLanguage'
  | 'orderNumber'
  | 'createdAt'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'organization'
  | 'billingAddress'
  | 'buyerReference'
  | 'companySize'
  | 'price'
  | 'wantsPresentation'
  | 'presentationPrice'
  | 'items'
>;

/** The lines of an order in mails and documents. Takes whole francs, returns rappen. */
export function orderLines(
  order: InvoicedOrder,
  edition: SoldEdition,
  vat: InvoiceTerms['vat'],
  language: Language,
): DocumentLine[] {
  const words = documentLetterWords(language);
  const line = (title: string, details: string, francs: number, ratePercent: number | null): DocumentLine => {
    const rappen = francs * 100;
    const included = ratePercent === null ? null : { ratePercent, rappen: includedVat(rappen, ratePercent) };
    return { title, details, rappen, vat: included };
  };
  if (order.items) {
    return order.items.map(({ title, details, quantity, francs, rate }) => {
      const pieces = quantity > 1 ? words.piecePrice(quantity, formatFrancs(francs, language)) : '';
      const both = details && pieces ? `${details.replace(/\.$/, '')}. ${pieces}` : (details ?? '') || pieces;
      return line(title, both, quantity * francs, vat[rate]);
    });
  }
  const report = line(
    words.report(edition.title),
    words.reportDetails(
      editionDetails(edition, language),
      order.companySize ? studyOrderWords(language).companySizes[order.companySize] : '',
    ),
    order.price,
    vat.report,
  );
  if (!order.wantsPresentation) return [report];
  const { presentationPrice } = order;
  return [report, line(words.presentation, words.presentationDate, presentationPrice, vat.presentation)];
}

interface Numbered {
  number: string;
  issuedAt: Date;
}

function buyerOf({ firstName, lastName, email, organization, billingAddress, buyerReference }: InvoicedOrder): Buyer {
  return { firstName, lastName, email, organization, billingAddress, reference: buyerReference };
}

/** The field of a content that names its language, if that is not German. */
const inLanguage = (language: Language) => (language === originalLanguage ? {} : { language });

/** The content of an invoice in the order's language, from the order, its edition and the current terms. */
export function invoiceContent(
  order: InvoicedOrder,
  edition: SoldEdition,
  { seller, iban, vat }: InvoiceTerms,
  { number, issuedAt }: Numbered,
): DocumentContent {
  const language = order.correspondenceLanguage;
  const lines = orderLines(order, edition, vat, language);
  return {
    version: 1,
    ...inLanguage(language),
    ...(order.items && { isArranged: true }),
    kind: 'invoice',
    number,
    issuedAt: issuedAt.toISOString(),
    orderNumber: order.orderNumber,
    orderedAt: order.createdAt.toISOString(),
    seller,
    buyer: buyerOf(order),
    edition,
    lines,
    totalRappen: lines.reduce((sum, { rappen }) => sum + rappen, 0),
    iban,
    paymentReference: iban === null ? null : paymentReference(number, iban),
    revokes: null,
    replaces: null,
  };
}

/** The content of an offer: that of its future invoice, without account. */
export function offerContent(
  invoice: DocumentContent,
  { number, validUntil }: { number: string; validUntil: string },
): DocumentContent {
  return { ...invoice, kind: 'offer', number, validUntil, iban: null, paymentReference: null };
}

/**
 * The content of an invoice that replaces a revoked one. Items, seller and VAT stay as agreed then; only the buyer, the account
 * and the language are current.
 */
export function replacementContent(
  { isTakenOver: _, language: __, paidRappen: ___, ...revoked }: DocumentContent,
  order: InvoicedOrder,
  iban: string | null,
  { number, issuedAt, replaces, paidRappen = 0 }: Numbered & Pick<DocumentContent, 'replaces' | 'paidRappen'>,
): DocumentContent {
  return {
    ...revoked,
    ...inLanguage(order.correspondenceLanguage),
    number,
    issuedAt: issuedAt.toISOString(),
    buyer: buyerOf(order),
    iban,
    paymentReference: iban === null ? null : paymentReference(number, iban),
    replaces,
    ...(paidRappen > 0 && { paidRappen }),
  };
}

/** A content whose items are described in another language, at the amounts and rates of the original. */
export function withTranslatedItems(
  content: DocumentContent,
  order: InvoicedOrder,
  edition: SoldEdition,
): DocumentContent {
  const texts = orderLines(order, edition, { report: null, presentation: null }, order.correspondenceLanguage);
  const lines = content.lines.map((line, index) => {
    const { title, details } = texts[index] ?? line;
    return { ...line, title, details };
  });
  return { ...content, edition, lines };
}

/** The content of a credit note: that of the invoice with negative amounts. */
export function creditNoteContent(
  { paidRappen: _, ...invoice }: DocumentContent,
  { number, issuedAt }: Numbered,
): DocumentContent {
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    issuedAt: issuedAt.toISOString(),
    lines: invoice.lines.map(({ vat, rappen, ...line }) => ({
      ...line,
      rappen: -rappen,
      vat: vat && { ...vat, rappen: 0 - vat.rappen },
    })),
    totalRappen: -invoice.totalRappen,
    iban: null,
    paymentReference: null,
    revokes: { number: invoice.number, issuedAt: invoice.issuedAt },
    replaces: null,
  };
}
