import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Administrator } from '#platform/sessions.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { findLatestMail } from '../mails/mail-queries.server.ts';
import { promiseMails } from '../mails/promise-mails.server.ts';
import { sendAgain } from '../mails/resend-mail.server.ts';
import { confirmationMail } from './order-mails.server.ts';
import { forgetInvoice } from './stored-invoice.server.ts';
import { findStudyOrder, type StudyOrder } from './study-order-queries.server.ts';

/**
 * Sends confirmation and invoice again, the invoice under the present terms; also releases one that was held back
 * because the order looked like spam.
 */
export async function resendOrderConfirmation(
  services: Pick<Services, 'db' | 'jobs' | 'files'>,
  id: string,
  administrator: Administrator,
): Promise<StudyOrder | Refusal> {
  const { db, jobs } = services;
  const order = await findStudyOrder(db, id);
  if (!order) return refuse(404, 'no-such-order', 'No such order.');
  await forgetInvoice(services, order.orderNumber);
  await db.transaction(async (tx) => {
    const mail = await findLatestMail(tx, {
      kind: 'study-order-confirmation',
      recordKind: 'study-orders',
      recordId: order.id,
    });
    if (mail) await sendAgain(tx, services, mail);
    else await promiseMails(tx, jobs, [confirmationMail(order)]);
    await recordAudit(tx, { actor: administrator.email, action: 'resend', recordKind: 'study-orders', recordId: id });
  });
  return order;
}
