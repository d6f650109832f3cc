import type { Settings } from '#platform/settings.server.ts';
import { isQrIban } from '../invoices/payment/iban.ts';

/**
 * The IBAN by which the bank's files call the account that invoices name: the account's own, never its QR-IBAN. null: the
 * settings don't say it.
 */
export function bankAccountIban({
  invoiceIban,
  invoiceAccountIban,
}: Pick<Settings, 'invoiceIban' | 'invoiceAccountIban'>): string | null {
  const iban = invoiceAccountIban ?? invoiceIban;
  return iban === undefined || isQrIban(iban) ? null : iban.replace(/\s/g, '').toUpperCase();
}
