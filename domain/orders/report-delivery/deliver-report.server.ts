import type { Administrator } from '#platform/access/sessions.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { orderRecord } from '../../core/audit/audited-record.ts';
import { enqueueAgain, enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { findLatestMail } from '../../core/mails/mail-queries.server.ts';
import { findReport } from '../../studies/report-queries.server.ts';
import { refuseSampleSeller } from '../invoices/terms/seller-state.server.ts';
import { isCancelled } from '../study-orders/cancelled-order.ts';
import { noSuchOrder } from '../study-orders/no-such-order.ts';
import { findStudyOrder, lockStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { reportDeliveryMail } from './report-delivery-mail.server.ts';

/** Mails the buyer a personal link to the report. The order is delivered once that mail is sent. */
export async function deliverReport(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  id: string,
  administrator: Administrator,
): Promise<StoredOrder | Refusal> {
  const order = await findStudyOrder(db, id);
  if (!order) return noSuchOrder;
  if (isCancelled(order)) return refuse(409, 'order-cancelled', 'This order was cancelled.');
  if (order.items) return refuse(409, 'no-report', 'This order contains no report.');
  if (order.email === '') {
    const message = 'This buyer has no email address. Hand the report over, then set the status to Delivered.';
    return refuse(409, 'no-email', message);
  }
  const refusal = await refuseSampleSeller({ db, settings });
  if (refusal) return refusal;
  if (!(await findReport(db, order.editionYear))) {
    return refuse(409, 'no-report', 'No report is stored for this edition. Store it with the study first.');
  }
  await db.transaction(async (tx) => {
    await lockStudyOrder(tx, id);
    const mail = newMail(reportDeliveryMail, order, settings);
    const latest = await findLatestMail(tx, mail);
    // A second mail beside one that still waits would give the buyer two links.
    if (latest?.status === 'waiting' && latest.recipient === mail.recipient) await enqueueAgain(tx, { jobs }, latest);
    else await enqueueMails(tx, jobs, [mail]);
    await recordAudit(tx, { actor: administrator.email, action: 'deliver', ...orderRecord(order) });
  });
  return order;
}
