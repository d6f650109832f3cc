/**
 * Who publishes the study and where it is to be found. Everything that is not given by the study itself
 * (university, people, addresses) is a sample; `sampleNotice` says so, and it is the only place that does.
 */
import type { PostalAddress } from './schemas.ts';

export const site = {
  name: 'Versicherungsmonitor',
  claim: 'Die Kundensicht auf den Schweizer Versicherungsmarkt',
  description:
    'Der Versicherungsmonitor untersucht jährlich, wie die Bevölkerung in der Schweiz ihre Versicherungen und Krankenkassen sieht: eine repräsentative Studie mit Partnern aus Wissenschaft und Praxis.',
  language: 'de-CH',
  university: 'Musterhochschule',
  department: 'Departement Management',
  institute: 'Institut für Versicherungswirtschaft',
  contactEmail: 'kontakt@example.org',
  mediaEmail: 'medien@example.org',
} as const;

/** Shown with the legal notices; everything named Muster or Beispiel, and every example address, is meant by it. */
export const sampleNotice =
  'Hinweis: Hochschule, Personen, Firmen, Anschriften, Zitate, Erscheinungsdaten und externe Adressen auf dieser Website sind Muster. Sie sind an Namen wie «Muster» oder «Beispiel» und an Adressen unter example.org und example.com zu erkennen und werden vor der Veröffentlichung ersetzt.';

export const publisherAddress: PostalAddress = {
  name: 'Musterhochschule',
  street: 'Musterstrasse',
  buildingNumber: '1',
  zip: '9999',
  city: 'Musterstadt',
  country: 'CH',
};

/** Named on invoices and in the QR-bill; structured, as the standard asks. */
export const creditor: PostalAddress = {
  ...publisherAddress,
  name: 'Musterhochschule, Departement Management',
};

/** Defaults of INVOICE_IBAN and INVOICE_VAT. Without an IBAN the invoice has no payment part. */
export const invoiceDefaults: { iban: string | null; vat: 'none' | `included:${number}` } = { iban: null, vat: 'none' };

/** The pages of the navigation, in its order; what they are called there is one of the texts of every page. */
export const navigation = [
  { page: 'insights', href: '/visual-analytics' },
  { page: 'about', href: '/about' },
  { page: 'partners', href: '/partners' },
  { page: 'studies', href: '/studies' },
  { page: 'media', href: '/media' },
] as const;

export const orderPath = '/order';

/** Other renditions of our own hero videos, by the address that a hero video record holds. */
export const heroVideoRenditions: Readonly<
  Record<string, { webm: string; poster: string; posterAvif: string } | undefined>
> = {
  '/assets/hero-2024.mp4': {
    webm: '/assets/hero-2024.webm',
    poster: '/assets/hero-2024.jpg',
    posterAvif: '/assets/hero-2024.avif',
  },
};
