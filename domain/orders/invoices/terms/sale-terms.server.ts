import type { Institution } from '#content/page-schemas.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { type Seller, sellerOf } from '../../../core/seller.ts';
import { isQrIban, isSwissIban } from '../payment/iban.ts';
import type { InvoiceTerms } from './invoice-terms.ts';
import { isVatUid } from './vat-uid.ts';

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
