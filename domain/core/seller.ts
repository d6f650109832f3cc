import type { Institution } from '#content/institution-schemas.ts';
import type { Language } from '#platform/languages.ts';
import { sellerWords } from './seller-words.ts';

/** The seller on invoices, in the QR-bill and at the end of mails. */
export interface Seller {
  name: string;
  street: string;
  /** Empty if there is none. */
  buildingNumber: string;
  zip: string;
  city: string;
  country: 'CH';
  email?: string;
  /** Like 'CHE-123.456.789 MWST'. */
  vatNumber?: string;
}

/** The seller in the document 'Institution'. */
export function sellerOf({ seller, contactEmail }: Institution): Seller {
  const { name, street, buildingNumber = '', zip, city } = seller;
  return { name, street, buildingNumber, zip, city, country: 'CH', email: contactEmail };
}

/** Name, street, town and, if known, e-mail and VAT number, one line each. */
export function sellerLines(seller: Seller, language: Language): string[] {
  const { name, street, buildingNumber, zip, city, email = '', vatNumber = '' } = seller;
  const number = vatNumber.replace(/MWST$/, sellerWords(language).vat);
  return [name, `${street} ${buildingNumber}`.trim(), `${zip} ${city}`, email, number].filter(Boolean);
}
