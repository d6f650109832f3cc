import type { Administrator } from '#platform/access/sessions.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { findLastInvoice } from '../invoices/invoice-document-queries.server.ts';
import { issueInvoice } from '../invoices/issue-document.server.ts';
import { refuseSampleSeller } from '../invoices/terms/seller-state.server.ts';
import { changeOrder } from '../order-facts/change-order.server.ts';
import { isCancelled } from '../study-orders/cancelled-order.ts';
import { changeStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { arrangedInvoiceMail } from './arranged-order-mails.server.ts';

const noOpenOffer = refuse(409, 'no-open-offer', 'This order has no open offer: it is invoiced or cancelled already.');

/** Issues the invoice of an accepted offer, and sends it. */
export function acceptOffer(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  id: string,
  administrator: Administrator,
): Promise<StoredOrder | Refusal> {
  const { jobs, settings } = services;
  return changeOrder(services, id, administrator, 'accept-offer', async (tx, order) => {
    if (!order.items || isCancelled(order) || (await findLastInvoice(tx, id))) return noOpenOffer;
    const refusal = await refuseSampleSeller({ db: tx, settings });
    if (refusal) return refusal;
    await issueInvoice(tx, services, order);
    await enqueueMails(tx, jobs, [newMail(arrangedInvoiceMail, order, settings)]);
    if (order.status === 'pending') await changeStudyOrder(tx, id, { status: 'invoiced' });
    return undefined;
  });
}
