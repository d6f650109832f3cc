import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils';
import { isQrIban } from './iban.ts';

/**
 * The creditor reference of an invoice (ISO 11649, 'SCOR'): RF, two check digits, the invoice number's letters and
 * digits. VM-2026-000123 → RF..VM2026000123.
 * @throws RangeError if nothing or more than 21 characters remain
 */
export function scorReference(invoiceNumber: string): string {
  const core = invoiceNumber.toUpperCase().replace(/[^A-Z\d]/g, '');
  if (core.length < 1 || core.length > 21) throw new RangeError('A creditor reference holds 1 to 21 characters');
  return `RF${calculateSCORReferenceChecksum(core)}${core}`;
}

/**
 * The QR reference of an invoice ('QRR', for a QR-IBAN only): its digits padded to 26 with zeros, and a check digit (modulo
 * 10, recursive).
 * @throws RangeError if the number has more than 26 digits or only zeros
 */
export function qrReference(invoiceNumber: string): string {
  const digits = invoiceNumber.replace(/\D/g, '').padStart(26, '0');
  if (digits.length > 26 || /^0+$/.test(digits))
    throw new RangeError('A QR reference holds 1 to 26 digits, not all zero');
  return digits + calculateQRReferenceChecksum(digits);
}

/** The reference for the account: a QR reference for a QR-IBAN, a creditor reference for any other IBAN. */
export const paymentReference = (invoiceNumber: string, iban: string): string =>
  isQrIban(iban) ? qrReference(invoiceNumber) : scorReference(invoiceNumber);
