import type { CompanySize } from '../study-orders/study-order-choices.ts';
import type { Seller } from './seller.ts';

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
