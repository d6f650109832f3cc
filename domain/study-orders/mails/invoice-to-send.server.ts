import type { Services } from '#platform/services.server.ts';
import type { InvoiceDocument } from '../../invoices/invoice-document-queries.server.ts';
import { issueInvoice } from '../../invoices/issue-document.server.ts';
import { findOrderAccount } from '../../order-facts/order-fact-queries.server.ts';
import { lockStudyOrder, type StudyOrder } from '../study-order-queries.server.ts';

/**
 * The invoice that counts, issued now if the order was held until now; undefined for an order that was cancelled: it has
 * none, and gets none by a mail.
 */
export function invoiceToSend(
  services: Pick<Services, 'db' | 'settings'>,
  { id }: Pick<StudyOrder, 'id'>,
): Promise<InvoiceDocument | undefined> {
  return services.db.transaction(async (tx) => {
    const order = await lockStudyOrder(tx, id);
    const account = await findOrderAccount(tx, id, new Date());
    return order && account?.state !== 'cancelled' ? issueInvoice(tx, services, order) : undefined;
  });
}
