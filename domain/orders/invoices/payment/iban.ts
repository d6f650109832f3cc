import { isIBANValid, isQRIBAN } from 'swissqrbill/utils';

/** The IBAN of an account in Switzerland or Liechtenstein, as invoices need it. Blanks and letter case don't matter. */

function normalizeIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Country CH or LI, length, bank number and check digits (ISO 13616); other countries' accounts can't be on a QR-bill. */
export function isSwissIban(text: string): boolean {
  const iban = normalizeIban(text);
  return /^(CH|LI)\d{7}[A-Z\d]{12}$/.test(iban) && isIBANValid(iban);
}

/** A QR-IBAN takes payments with a QR reference only. */
export function isQrIban(text: string): boolean {
  return isSwissIban(text) && isQRIBAN(normalizeIban(text));
}
