import { labelled } from '#platform/labelled.ts';
import { type Language, type OtherLanguage, originalLanguage } from '#platform/languages.ts';
import { formatAmount } from '#platform/money.ts';
import { formatRate } from '#platform/numbers.ts';
import type { Seller } from '../../core/seller.ts';
import type { SoldEdition } from '../../studies/sold-edition.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import { documentLetterWords } from './document-letter-words.ts';

/** A credit note revokes a whole invoice; an offer precedes one. */
export const documentKinds = ['invoice', 'credit-note', 'offer'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A charged item in rappen; negative in a credit note. */
export interface DocumentLine {
  title: string;
  details: string;
  rappen: number;
  /** Included in `rappen`, rounded for this line; null if none is shown. */
  vat: { ratePercent: number; rappen: number } | null;
}

/** The buyer and recipient of the document. */
export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
  organization: string;
  billingAddress: string;
  /** The buyer's own reference. */
  reference: string | null;
}

export interface NamedDocument {
  number: string;
  /** ISO 8601 */
  issuedAt: string;
}

/**
 * The stored content of a document, complete and never changed; its PDF is drawn from it once. Plain JSON; an incompatible
 * change needs a new version.
 */
export interface DocumentContent {
  version: 1;
  /** Omitted in German, as in documents from before there were others. */
  language?: OtherLanguage;
  kind: DocumentKind;
  number: string;
  /** ISO 8601 */
  issuedAt: string;
  orderNumber: string;
  /** ISO 8601 */
  orderedAt: string;
  seller: Seller;
  buyer: Buyer;
  edition: SoldEdition;
  lines: DocumentLine[];
  totalRappen: number;
  /** The seller's account; null if the document names none. */
  iban: string | null;
  /** Last day of an offer, 'YYYY-MM-DD'. */
  validUntil?: string;
  /** Whether it charges items by arrangement and no report. */
  isArranged?: true;
  paymentReference: string | null;
  /** The invoice that a credit note revokes. */
  revokes: NamedDocument | null;
  /** For a replacement invoice: the invoice it replaces, and the credit note that revoked that. */
  replaces: { invoice: NamedDocument; creditNote: NamedDocument } | null;
  /** For a replacement invoice: what was paid before, in rappen; omitted if nothing was. */
  paidRappen?: number;
  /** Set if the PDF is older than stored documents; the content was reconstructed from the order. */
  isTakenOver?: true;
  /** Set if the seller is a sample; the PDF is marked as such. */
  isSample?: true;
}

/** The amount that an invoice asks for, in rappen; 0 if it was paid before. */
export const payableRappen = ({
  totalRappen,
  paidRappen = 0,
}: Pick<DocumentContent, 'totalRappen' | 'paidRappen'>): number => Math.max(totalRappen - paidRappen, 0);

/** A VAT rate with the amount it applies to and the VAT included in that. */
export interface VatSum {
  ratePercent: number;
  onRappen: number;
  rappen: number;
}

/** The VAT of a document by rate, ascending; empty if it shows none. */
export function vatByRate({ lines }: Pick<DocumentContent, 'lines'>): VatSum[] {
  const sums = new Map<number, VatSum>();
  for (const { vat, rappen: onRappen } of lines) {
    if (!vat) continue;
    const { ratePercent, rappen } = vat;
    const sum = sums.get(ratePercent) ?? { ratePercent, onRappen: 0, rappen: 0 };
    sums.set(ratePercent, { ratePercent, onRappen: sum.onRappen + onRappen, rappen: sum.rappen + rappen });
  }
  return [...sums.values()].sort((a, b) => a.ratePercent - b.ratePercent);
}

/** 'Darin enthaltene Mehrwertsteuer, 8.1%', with the amount if not everything has that rate. */
export function vatLabel({ ratePercent, onRappen }: VatSum, totalRappen: number, language: Language): string {
  const { includedVat, ofAmount } = documentLetterWords(language);
  const label = includedVat(formatRate(ratePercent, language));
  return onRappen === totalRappen ? label : ofAmount(label, formatAmount(onRappen, language));
}

/** The buyer's rows in the mails about a document. */
export function buyerFacts(
  { organization, billingAddress, reference }: Buyer,
  language: Language,
): [label: string, value: string | null][] {
  const labels = orderLabelWords(language);
  return [
    [labels.organization, organization],
    [labels.billingAddress, billingAddress],
    [labels.reference, reference],
  ];
}

/** The VAT of a document by rate, below the prices in its mail. */
export const vatNotes = (document: DocumentContent, language: Language): string[] =>
  vatByRate(document).map((sum) =>
    labelled(vatLabel(sum, document.totalRappen, language), formatAmount(sum.rappen, language), language),
  );

export const languageOf = ({ language }: Pick<DocumentContent, 'language'>): Language => language ?? originalLanguage;

/** 'Rechnung VM-2026-000123' */
export function documentTitle({ kind, number }: Pick<DocumentContent, 'kind' | 'number'>, language: Language): string {
  const { invoice, creditNote, offer } = orderLabelWords(language);
  return `${{ invoice, 'credit-note': creditNote, offer }[kind]} ${number}`;
}

/** 'Rechnung-VM-2026-000123.pdf', in ASCII for HTTP headers. */
export const documentFileName = (document: Pick<DocumentContent, 'kind' | 'number' | 'language'>): string =>
  `${documentTitle(document, languageOf(document)).normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-')}.pdf`;
