import type { Services } from '#platform/services.server.ts';
import type { InvoiceDocument, StoredPdf } from '../invoices/invoice-document-queries.server.ts';
import { issueInvoice } from '../invoices/issue-document.server.ts';
import { documentToSend } from '../invoices/read-document.server.ts';
import { findInvoiceState } from '../order-facts/order-fact-queries.server.ts';
import { lockStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';

/** Issues the invoice of a held order, unless the order was cancelled. */
function issueHeldInvoice(
  services: Pick<Services, 'db' | 'settings'>,
  id: string,
): Promise<InvoiceDocument | undefined> {
  return services.db.transaction(async (tx) => {
    const order = await lockStudyOrder(tx, id);
    const state = await findInvoiceState(tx, id);
    return order && !state?.isCancelled ? issueInvoice(tx, services, order) : undefined;
  });
}

/**
 * The valid invoice, issued now if the order was held; undefined if the order was cancelled.
 * @throws MailRefused if its hash doesn't match
 */
export async function invoiceToSend(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  { id }: Pick<StoredOrder, 'id'>,
): Promise<StoredPdf | undefined> {
  const state = await findInvoiceState(services.db, id);
  if (!state || state.isCancelled) return undefined;
  const number = state.invoiceNumber ?? (await issueHeldInvoice(services, id))?.number;
  return number === undefined ? undefined : documentToSend(services, number);
}
