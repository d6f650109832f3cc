import { edition } from '#content/editions.ts';
import { creditor, invoiceDefaults, site } from '#content/site.ts';
import { StartFailure } from '#platform/installation/start-failure.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { MailSender } from '../mails/mail-layout.server.tsx';
import { isSwissIban } from './iban.ts';
import type { InvoiceTerms } from './invoiced-order.ts';
import type { Seller } from './seller.ts';

const seller: Seller = { ...creditor, email: site.contactEmail };

export function mailSender(settings: Pick<Settings, 'publicUrl'>): MailSender {
  return { seller, siteUrl: settings.publicUrl };
}

/**
 * Who sells what under which terms: the settings, where they say nothing content/site.ts.
 * @throws StartFailure when the IBAN isn't one of a Swiss account; called at start for that reason
 */
export function invoiceTerms(settings: Pick<Settings, 'invoiceIban' | 'invoiceVat'>): InvoiceTerms {
  const iban = (settings.invoiceIban ?? invoiceDefaults.iban)?.replace(/\s/g, '').toUpperCase() ?? null;
  if (iban !== null && !isSwissIban(iban)) {
    throw new StartFailure(`INVOICE_IBAN must be the IBAN of an account in Switzerland or Liechtenstein, not ${iban}`);
  }
  const { facts } = edition;
  return {
    seller,
    edition: { title: facts.title, editionNumber: facts.editionNumber, pages: facts.pages.order.value },
    iban,
    vat: settings.invoiceVat === undefined ? includedRate(invoiceDefaults.vat) : settings.invoiceVat,
  };
}

function includedRate(vat: 'none' | `included:${number}`): number | null {
  return vat === 'none' ? null : Number(vat.slice('included:'.length));
}
