import type { Administrator } from '#platform/access/sessions.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueAgain, enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { findLatestMail } from '../../core/mails/mail-queries.server.ts';
import { arrangedInvoiceMail, offerMail } from '../arranged-orders/arranged-order-mails.server.ts';
import { findLastInvoice } from '../invoices/invoice-document-queries.server.ts';
import { issueInvoice, refuseInvoice } from '../invoices/issue-document.server.ts';
import { changeOrder } from '../order-facts/change-order.server.ts';
import { findOrderAccount } from '../order-facts/order-fact-queries.server.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { orderConfirmationMail } from './order-confirmation-mail.server.ts';

/**
 * Resends confirmation and invoice, or releases a held confirmation, whose invoice is issued now. The address for invoices gets
 * a copy if its mail was held too, or had an invoice that was replaced since.
 */
export function resendOrderConfirmation(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  id: string,
  administrator: Administrator,
): Promise<StoredOrder | Refusal> {
  const { jobs, settings } = services;
  return changeOrder(services, id, administrator, 'resend', async (tx, order) => {
    const account = await findOrderAccount(tx, id, new Date());
    if (account?.state === 'cancelled') {
      return refuse(409, 'cancelled', 'This order is cancelled: it has no invoice that could be sent.');
    }
    if (order.items && !(await findLastInvoice(tx, id))) {
      await enqueueMails(tx, jobs, [newMail(offerMail, order, settings)]);
      return undefined;
    }
    const refusal = await refuseInvoice(tx, services, order);
    if (refusal) return refusal;
    const { replaces } = (await issueInvoice(tx, services, order)).content;
    const latest = (kind: string) => findLatestMail(tx, { kind, recordKind: 'study-orders', recordId: order.id });
    const kind = order.items ? arrangedInvoiceMail : orderConfirmationMail;
    const mail = await latest(kind.name);
    if (mail) await enqueueAgain(tx, services, mail);
    else await enqueueMails(tx, jobs, [newMail(kind, order, settings)]);
    const copy = await latest('invoice-copy');
    // The recipient of invoices knows that the previous one was revoked and needs its replacement.
    const isOutdated = copy && replaces && copy.createdAt < new Date(replaces.creditNote.issuedAt);
    if (copy && (copy.status === 'held' || isOutdated)) await enqueueAgain(tx, services, copy);
    return undefined;
  });
}
