import type { Seller } from '../../core/seller.ts';
import type { SoldEdition } from '../../studies/sold-edition.ts';

/** Invoices, and credit notes that revoke one of them as a whole. */
export const documentKinds = ['invoice', 'credit-note'] as const;
type DocumentKind = (typeof documentKinds)[number];

/** One thing that is charged. Rappen; negative in a credit note. */
export interface DocumentLine {
  title: string;
  details: string;
  rappen: number;
  /** Included in `rappen`, and rounded for this line; null: none is shown. */
  vat: { ratePercent: number; rappen: number } | null;
}

/** Who ordered, and where the document goes. */
export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
  organization: string;
  billingAddress: string;
  /** The buyer's own. */
  reference: string | null;
}

interface NamedDocument {
  number: string;
  /** ISO 8601 */
  issuedAt: string;
}

/**
 * Everything that a document says, as it is stored with it: nothing of it is ever asked from anywhere else again. Its PDF
 * was made from it, once. Plain JSON; a later form of it gets another version.
 */
export interface DocumentContent {
  version: 1;
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
  /** Of the seller; null: the document names none. */
  iban: string | null;
  /** What a payment names. */
  paymentReference: string | null;
  /** Of a credit note: the invoice that it takes back. */
  revokes: NamedDocument | null;
  /** Of an invoice that came in the place of another one: that, and the credit note that took it back. */
  replaces: { invoice: NamedDocument; creditNote: NamedDocument } | null;
  /** true: the PDF was there before documents were kept, and all else was put together from the order. */
  isTakenOver?: true;
  /** true: its seller is a sample, and its PDF says so. */
  isSample?: true;
}

/** What of the content a rate was charged on, and how much of it is VAT. */
export interface VatSum {
  ratePercent: number;
  onRappen: number;
  rappen: number;
}

/** The VAT of a document by rate, the lowest first; empty: it shows none. */
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

/** Like 'Darin enthaltene Mehrwertsteuer, 8.1%'; on what, where not everything has that rate. */
export function vatLabel({ ratePercent, onRappen }: VatSum, totalRappen: number, amount: (rappen: number) => string) {
  const label = `Darin enthaltene Mehrwertsteuer, ${ratePercent}%`;
  return onRappen === totalRappen ? label : `${label} auf ${amount(onRappen)}`;
}

/** Like 'Rechnung VM-2026-000123'. */
export const documentTitle = ({ kind, number }: Pick<DocumentContent, 'kind' | 'number'>): string =>
  `${kind === 'invoice' ? 'Rechnung' : 'Gutschrift'} ${number}`;

/** Like 'Rechnung-VM-2026-000123.pdf'. */
export const documentFileName = (document: Pick<DocumentContent, 'kind' | 'number'>): string =>
  `${documentTitle(document).replace(' ', '-')}.pdf`;
