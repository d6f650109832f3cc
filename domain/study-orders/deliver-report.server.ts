import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Administrator } from '#platform/sessions.server.ts';
import { recordAudit } from '../audit/audit-queries.server.ts';
import { writeLetter } from '../letters/write-letter.server.ts';
import { promiseMails } from '../mails/promise-mails.server.ts';
import type { Composer } from '../mails/send-mail.server.ts';
import { findReport } from '../studies/report-queries.server.ts';
import { keepLicensedCopy } from './licensed-report.server.ts';
import { deliveryMail } from './order-mails.server.ts';
import { invoiceTerms, mailSender } from './sale-terms.server.ts';
import { createDownload } from './study-order-download.server.ts';
import { findStudyOrder, noteDelivered, type StudyOrder } from './study-order-queries.server.ts';

/** Mails the buyer a personal link to the report. The order counts as delivered when that mail is sent. */
export async function deliverReport(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  id: string,
  administrator: Administrator,
): Promise<StudyOrder | Refusal> {
  const order = await findStudyOrder(db, id);
  if (!order) return refuse(404, 'no-such-order', 'No such order.');
  if (!(await findReport(db, order.editionYear))) {
    return refuse(409, 'no-report', 'No report is stored for this edition. Store it with the study first.');
  }
  await db.transaction(async (tx) => {
    await promiseMails(tx, jobs, [deliveryMail(order)]);
    await recordAudit(tx, { actor: administrator.email, action: 'deliver', recordKind: 'study-orders', recordId: id });
  });
  return order;
}

/** Makes the buyer's copy of the report, then the mail with the link to it. */
export const composeReportDelivery: Composer = async (services, { recordId }) => {
  const { db, settings } = services;
  const order = await findStudyOrder(db, recordId);
  if (!order) return null;
  const report = await findReport(db, order.editionYear);
  // Tried again until there is one: a link that leads to nothing is no delivery.
  if (!report) throw new Error('Zu dieser Ausgabe ist kein Bericht hinterlegt.');
  await keepLicensedCopy(services, order, report);
  const offer = await createDownload(services, order);
  return {
    content: await writeLetter('report-delivery', order, invoiceTerms(settings).edition, offer, mailSender(settings)),
    onSent: (tx) => noteDelivered(tx, order.id),
  };
};
