import type { Settings } from '#platform/settings.server.ts';
import { isQrIban } from '../invoices/payment/iban.ts';

/**
 * The IBAN of the invoices' account in bank files, which is never a QR-IBAN; null if the settings don't have it.
 */
export function bankAccountIban({
  invoiceIban,
  invoiceAccountIban,
}: Pick<Settings, 'invoiceIban' | 'invoiceAccountIban'>): string | null {
  const iban = invoiceAccountIban ?? invoiceIban;
  return iban === undefined || isQrIban(iban) ? null : iban.replace(/\s/g, '').toUpperCase();
}
