/** The IBAN of an account in Switzerland or Liechtenstein, as invoices need it. Blanks and letter case don't matter. */

function normalizeIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** The rest of a number written out in digits and letters (A = 10 … Z = 35) when divided by 97 (ISO 7064). */
export function mod97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}

/** Country CH or LI, length, bank number and check digits (ISO 13616); other countries' accounts can't be on a QR-bill. */
export function isSwissIban(text: string): boolean {
  const iban = normalizeIban(text);
  return /^(CH|LI)\d{7}[A-Z\d]{12}$/.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/**
 * A QR-IBAN has a bank number (QR-IID) from 30000 to 31999 and takes payments with a QR reference only.
 * Source: Swiss Implementation Guidelines for the QR-bill, IBAN and QR-IBAN.
 */
export function isQrIban(text: string): boolean {
  const bankNumber = Number(normalizeIban(text).slice(4, 9));
  return isSwissIban(text) && bankNumber >= 30_000 && bankNumber <= 31_999;
}
