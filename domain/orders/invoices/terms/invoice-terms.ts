import type { Seller } from '../../../core/seller.ts';

/** The current terms of sale. Issued documents keep their own. */
export interface InvoiceTerms {
  seller: Seller;
  /** null for invoices without payment part. */
  iban: string | null;
  /** Rate in percent included in each price; null shows no VAT. The total never depends on it. */
  vat: { report: number | null; presentation: number | null };
}
