import type { Services } from '#platform/services.server.ts';
import { renderApart } from '../rendering/render-apart.server.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import { invoiceTerms } from './sale-terms.server.ts';

export const invoiceFolder = 'invoices';
export const invoiceKey = (orderNumber: string) => `${invoiceFolder}/${orderNumber}.pdf`;
/** Its last part. */
export const invoiceKeyName = /^VM-\d{4}-\d{6,}\.pdf$/;

/** Like 'Rechnung-VM-2026-000123.pdf'. */
export const invoiceFileName = (orderNumber: string) => `Rechnung-${orderNumber}.pdf`;

/** The invoice as the buyer got it: written once, kept, and given out unchanged ever after. */
export async function storedInvoice(
  services: Pick<Services, 'files' | 'settings'>,
  order: InvoicedOrder,
): Promise<Buffer> {
  const { files } = services;
  const key = invoiceKey(order.orderNumber);
  if (await files.exists(key)) {
    try {
      return Buffer.from(await files.getBytes(key));
    } catch (error) {
      // Sent again at this moment, it has been forgotten and is written anew.
      if (await files.exists(key)) throw error;
    }
  }
  const pdf = Buffer.from(await renderApart('invoice', order, invoiceTerms(services.settings)));
  await files.put(key, pdf);
  return pdf;
}

/** The next time the invoice is needed it is written anew, under the terms of then (an IBAN that was set since). */
export async function forgetInvoice({ files }: Pick<Services, 'files'>, orderNumber: string): Promise<void> {
  await files.delete(invoiceKey(orderNumber));
}
