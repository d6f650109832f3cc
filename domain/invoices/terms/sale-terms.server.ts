import { creditor, invoiceDefaults, site } from '#content/site.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { MailSender } from '../../mails/layout/mail-layout.server.tsx';
import { isQrIban, isSwissIban } from '../payment/iban.ts';
import type { InvoiceTerms } from './invoice-terms.ts';
import type { Seller } from './seller.ts';
import { isVatUid } from './vat-uid.ts';

const seller = (): Seller => ({ ...creditor, email: site.contactEmail });

export function mailSender(settings: Pick<Settings, 'publicUrl'>): MailSender {
  return { seller: seller(), siteUrl: settings.publicUrl };
}

type InvoiceSettings = Pick<
  Settings,
  'invoiceIban' | 'invoiceVat' | 'invoiceVatPresentation' | 'invoiceUid' | 'invoiceAccountIban'
>;

/**
 * Who sells what under which terms: the settings, where they say nothing content/site.ts.
 * @throws StartFailure when they would make wrong invoices; called at start for that reason
 */
export function invoiceTerms(settings: InvoiceSettings): InvoiceTerms {
  const iban = (settings.invoiceIban ?? invoiceDefaults.iban)?.replace(/\s/g, '').toUpperCase() ?? null;
  if (iban !== null && !isSwissIban(iban)) {
    throw new StartFailure(`INVOICE_IBAN must be the IBAN of an account in Switzerland or Liechtenstein, not ${iban}`);
  }
  checkAccountIban(settings, iban);
  const report = settings.invoiceVat === undefined ? includedRate(invoiceDefaults.vat) : settings.invoiceVat;
  const vat = {
    report,
    presentation: settings.invoiceVatPresentation === undefined ? report : settings.invoiceVatPresentation,
  };
  return { seller: { ...seller(), ...vatNumber(settings, vat) }, iban, vat };
}

function includedRate(vat: 'none' | `included:${number}`): number | null {
  return vat === 'none' ? null : Number(vat.slice('included:'.length));
}

/** Who charges VAT has to name its number; who doesn't, names none. */
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

/** Only a QR-IBAN stands for an account that has another IBAN of its own. */
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
