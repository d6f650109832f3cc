import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { InvoiceDocument } from '../invoices/invoice-document-queries.server.ts';
import { issueInvoice } from '../invoices/issue-document.server.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { findOrderAccount } from './order-fact-queries.server.ts';

/** Issues an invoice in place of a revoked one. It asks for what has not been paid yet. */
export async function replaceInvoice(
  tx: Transaction,
  services: Pick<Services, 'settings'>,
  order: StoredOrder,
): Promise<InvoiceDocument> {
  const account = await findOrderAccount(tx, order.id, new Date());
  return issueInvoice(tx, services, order, account?.paidRappen);
}
