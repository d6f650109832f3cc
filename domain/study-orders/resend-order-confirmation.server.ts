import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Administrator } from '#platform/sessions.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { forgetInvoice } from '../invoices/stored-invoice.server.ts';
import { enqueueMails } from '../mails/enqueue-mails.server.ts';
import { newMail } from '../mails/mail-kind.server.ts';
import { findLatestMail } from '../mails/mail-queries.server.ts';
import { enqueueAgain } from '../mails/resend-mail.server.ts';
import { orderConfirmationMail } from './order-confirmation-mail.server.ts';
import { findStudyOrder, type StudyOrder } from './study-order-queries.server.ts';

/**
 * Sends confirmation and invoice again, the invoice under the present terms; also releases one that was held back.
 */
export async function resendOrderConfirmation(
  services: Pick<Services, 'db' | 'jobs' | 'files' | 'settings'>,
  id: string,
  administrator: Administrator,
): Promise<StudyOrder | Refusal> {
  const { db, jobs, settings } = services;
  const order = await findStudyOrder(db, id);
  if (!order) return refuse(404, 'no-such-order', 'No such order.');
  await forgetInvoice(services, order.orderNumber);
  await db.transaction(async (tx) => {
    const mail = await findLatestMail(tx, {
      kind: 'study-order-confirmation',
      recordKind: 'study-orders',
      recordId: order.id,
    });
    if (mail) await enqueueAgain(tx, services, mail);
    else await enqueueMails(tx, jobs, [newMail(orderConfirmationMail, order, settings)]);
    await recordAudit(tx, { actor: administrator.email, action: 'resend', recordKind: 'study-orders', recordId: id });
  });
  return order;
}
