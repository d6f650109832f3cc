import { type InvoicedOrder, invoiceContent } from '#domain/orders/invoices/compose-document.server.ts';
import type { DocumentContent } from '#domain/orders/invoices/document-content.ts';
import type { InvoiceTerms } from '#domain/orders/invoices/terms/sale-terms.server.ts';
import type { SoldEdition } from '#domain/studies/sold-edition.ts';
import { sampleSeller } from './sample-seller.ts';

export const sampleEdition: SoldEdition = {
  year: 2024,
  title: 'Versicherungsmonitor 2024',
  editionNumber: 4,
  pages: 82,
};

/** Without VAT, to an ordinary account. */
const sampleTerms: InvoiceTerms = {
  seller: sampleSeller,
  iban: 'CH5800791123000889012',
  vat: { report: null, presentation: null },
};

/** CHF 1'795, of 3 June 2026. */
export const sampleInvoicedOrder: InvoicedOrder = {
  correspondenceLanguage: 'de',
  orderNumber: 'VM-2026-000123',
  createdAt: new Date('2026-06-03T10:00:00Z'),
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.org',
  organization: 'Zürcher Muster Versicherung AG',
  billingAddress: 'Beispielstrasse 12a\n8001 Zürich',
  buyerReference: null,
  companySize: 'large',
  price: 1295,
  items: null,
  wantsPresentation: true,
  presentationPrice: 500,
};

/** The invoice of the sample order, with changes. */
export function sampleInvoice(
  order: Partial<InvoicedOrder> = {},
  terms: Partial<InvoiceTerms> = {},
  edition: SoldEdition = sampleEdition,
): DocumentContent {
  const invoiced = { ...sampleInvoicedOrder, ...order };
  const { orderNumber: number, createdAt: issuedAt } = invoiced;
  return invoiceContent(invoiced, edition, { ...sampleTerms, ...terms }, { number, issuedAt });
}
