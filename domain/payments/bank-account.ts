import { isQrIban, isSwissIban } from '../invoices/iban.ts';

interface AccountSettings {
  /** The IBAN that invoices name. */
  invoiceIban: string | null;
  /** The account's own, when invoices name a QR-IBAN. */
  accountIban: string | null;
}

const plain = (iban: string) => iban.replace(/\s/g, '').toUpperCase();

/** The IBAN by which the bank's files call the account; null: the settings don't say it. */
export function bankAccountIban({ invoiceIban, accountIban }: AccountSettings): string | null {
  if (accountIban !== null) return plain(accountIban);
  // Files name the account's own IBAN, never its QR-IBAN.
  return invoiceIban !== null && isSwissIban(invoiceIban) && !isQrIban(invoiceIban) ? plain(invoiceIban) : null;
}
