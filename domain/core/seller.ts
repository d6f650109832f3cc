import type { Institution } from '#content/page-schemas.ts';

/** Who sells: named on the invoice, in the QR-bill and at the end of every mail. */
export interface Seller {
  name: string;
  street: string;
  /** Empty: the street has none. */
  buildingNumber: string;
  zip: string;
  city: string;
  country: 'CH';
  email?: string;
  /** Like 'CHE-123.456.789 MWST'. */
  vatNumber?: string;
}

/** The seller as the office names it. */
export function sellerOf({ seller, contactEmail }: Institution): Seller {
  const { name, street, buildingNumber = '', zip, city } = seller;
  return { name, street, buildingNumber, zip, city, country: 'CH', email: contactEmail };
}

/** Name, street, place, and what else is known, one line each. */
export function sellerLines({ name, street, buildingNumber, zip, city, email, vatNumber }: Seller): string[] {
  return [name, `${street} ${buildingNumber}`.trim(), `${zip} ${city}`, email ?? '', vatNumber ?? ''].filter(Boolean);
}
