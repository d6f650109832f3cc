import type { Institution } from '#content/institution-schemas.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { type Seller, sellerOf } from '../../../core/seller.ts';
import { isQrIban, isSwissIban } from '../payment/iban.ts';

/** The current terms of sale. Issued documents keep their own. */
export interface InvoiceTerms {
  seller: Seller;
  /** null for invoices without payment part. */
  iban: string | null;
  /** Rate in percent included in each price; null shows no VAT. The total never depends on it. */
  vat: { report: number | null; presentation: number | null };
}

const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/** Whether it is a Swiss UID like 'CHE-123.456.788 MWST' with a valid check digit (modulus 11; 10 is never assigned). */
function isVatUid(text: string): boolean {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3} MWST$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}

type InvoiceSettings = Pick<
  Settings,
  'invoiceIban' | 'invoiceVat' | 'invoiceVatPresentation' | 'invoiceUid' | 'invoiceAccountIban'
>;

/** The terms of sale: seller from the document 'Institution', account, UID and VAT from the settings. */
export function invoiceTerms(settings: InvoiceSettings, institution: Institution): InvoiceTerms {
  const { vatNumber, iban, vat } = checkInvoiceSettings(settings);
  return { seller: { ...sellerOf(institution), ...(vatNumber && { vatNumber }) }, iban, vat };
}

/** Checks the settings at startup. @throws StartFailure if they would produce invalid invoices */
export function checkInvoiceSettings(
  settings: InvoiceSettings,
): Omit<InvoiceTerms, 'seller'> & Pick<Seller, 'vatNumber'> {
  const iban = settings.invoiceIban?.replace(/\s/g, '').toUpperCase() ?? null;
  if (iban !== null && !isSwissIban(iban)) {
    throw new StartFailure(`INVOICE_IBAN must be the IBAN of an account in Switzerland or Liechtenstein, not ${iban}`);
  }
  checkAccountIban(settings, iban);
  const report = settings.invoiceVat ?? null;
  const vat = {
    report,
    presentation: settings.invoiceVatPresentation === undefined ? report : settings.invoiceVatPresentation,
  };
  return { ...vatNumber(settings, vat), iban, vat };
}

/** A seller who charges VAT has to name its number; others name none. */
function vatNumber({ invoiceUid }: InvoiceSettings, vat: InvoiceTerms['vat']): Pick<Seller, 'vatNumber'> {
  if (invoiceUid !== undefined && !isVatUid(invoiceUid)) {
    throw new StartFailure(
      `INVOICE_UID must be a UID with its right check digit, like CHE-123.456.788 MWST, not ${invoiceUid}`,
    );
  }
  if (vat.report === null && vat.presentation === null) return {};
  if (invoiceUid === undefined) {
    throw new StartFailure(
      'INVOICE_UID must be set when INVOICE_VAT or INVOICE_VAT_PRESENTATION is a rate: an invoice with VAT names the seller’s UID, like CHE-123.456.788 MWST',
    );
  }
  return { vatNumber: invoiceUid };
}

/** Only the account of a QR-IBAN has a second IBAN. */
function checkAccountIban({ invoiceAccountIban }: InvoiceSettings, iban: string | null): void {
  if (invoiceAccountIban === undefined) return;
  if (iban === null || !isQrIban(iban)) {
    throw new StartFailure('INVOICE_ACCOUNT_IBAN is only for an INVOICE_IBAN that is a QR-IBAN');
  }
  if (!isSwissIban(invoiceAccountIban) || isQrIban(invoiceAccountIban)) {
    throw new StartFailure(
      `INVOICE_ACCOUNT_IBAN must be the account’s own IBAN in Switzerland or Liechtenstein and no QR-IBAN, not ${invoiceAccountIban}`,
    );
  }
}
