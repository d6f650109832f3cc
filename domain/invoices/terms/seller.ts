import type { PostalAddress } from '#content/schemas.ts';

/** Who sells: named on the invoice, in the QR-bill and at the end of every mail. */
export interface Seller extends PostalAddress {
  email?: string;
  /** Like 'CHE-123.456.789 MWST'. */
  vatNumber?: string;
}

/** Name, street, place, and what else is known, one line each. */
export function sellerLines({ name, street, buildingNumber, zip, city, email, vatNumber }: Seller): string[] {
  return [name, `${street} ${buildingNumber}`.trim(), `${zip} ${city}`, email ?? '', vatNumber ?? ''].filter(Boolean);
}
