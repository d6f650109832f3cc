import type { Seller } from '../../../core/seller.ts';

/** Under which terms is sold at the moment. What was issued keeps the terms of its own moment. */
export interface InvoiceTerms {
  seller: Seller;
  /** null: the invoice comes without payment part. */
  iban: string | null;
  /** Percent included in each price; null: no VAT is shown for it. The total never depends on it. */
  vat: { report: number | null; presentation: number | null };
}
