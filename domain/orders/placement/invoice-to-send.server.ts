import type { Services } from '#platform/services.server.ts';
import { findDocument, type InvoiceDocument } from '../invoices/invoice-document-queries.server.ts';
import { issueInvoice } from '../invoices/issue-document.server.ts';
import { findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import { lockStudyOrder, type StudyOrder } from '../study-orders/study-order-queries.server.ts';

/** Issues the invoice of an order that was held until now, unless it was cancelled. */
function issueHeldInvoice(
  services: Pick<Services, 'db' | 'settings'>,
  id: string,
): Promise<InvoiceDocument | undefined> {
  return services.db.transaction(async (tx) => {
    const order = await lockStudyOrder(tx, id);
    const account = await findOrderAccount(tx, id, new Date());
    return order && account?.state !== 'cancelled' ? issueInvoice(tx, services, order) : undefined;
  });
}

/**
 * The invoice that counts, issued now if the order was held until now; undefined for an order that was cancelled: it has
 * none, and gets none by a mail.
 */
export async function invoiceToSend(
  services: Pick<Services, 'db' | 'settings'>,
  { id }: Pick<StudyOrder, 'id'>,
): Promise<InvoiceDocument | undefined> {
  const account = await findOrderAccount(services.db, id, new Date());
  if (!account || account.state === 'cancelled') return undefined;
  return account.invoiceNumber === null
    ? issueHeldInvoice(services, id)
    : findDocument(services.db, account.invoiceNumber);
}
