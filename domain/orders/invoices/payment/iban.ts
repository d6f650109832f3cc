import { isIBANValid, isQRIBAN } from 'swissqrbill/utils';

/** IBANs of accounts in Switzerland and Liechtenstein. Blanks and case are ignored. */

const normalizeIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Checks country (CH or LI), length, bank number and check digits (ISO 13616). QR-bills allow no other countries. */
export function isSwissIban(text: string): boolean {
  const iban = normalizeIban(text);
  return /^(CH|LI)\d{7}[A-Z\d]{12}$/.test(iban) && isIBANValid(iban);
}

/** Whether it is a QR-IBAN, which accepts payments with a QR reference only. */
export const isQrIban = (text: string): boolean => isSwissIban(text) && isQRIBAN(normalizeIban(text));
