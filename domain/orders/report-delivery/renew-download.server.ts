import * as z from 'zod/mini';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { answerOnce } from '../../core/idempotency/answer-once.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { countSubmission } from '../../core/spam/submission-limits.server.ts';
import { findReport } from '../../studies/report-queries.server.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { reportDeliveryMail } from './report-delivery-mail.server.ts';
import { endOfLink, noReport, orderOfLink, unknownLink } from './study-order-download.server.ts';

/** Mails a new link to the buyer's address, in place of an expired one. */
export async function renewDownload(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  token: string,
  network: string | undefined,
): Promise<{ orderNumber: string } | Refusal> {
  const found = await orderOfLink(services, token);
  if (!found) return unknownLink;
  return endOfLink(found) ?? sendReportLink(services, found.order, { network });
}

const noAddress = refuse(
  409,
  'no-email',
  'Zu dieser Bestellung ist keine E-Mail-Adresse erfasst. Bitte wenden Sie sich an uns.',
);

export interface LinkRequest {
  network: string | undefined;
  /** Idempotency key of the page; without one each request sends a link. */
  key?: string | undefined;
}

/** Mails a new personal link to the buyer, with a rate limit. Refused while the edition has no report. */
export async function sendReportLink(
  { db, jobs, settings }: Pick<Services, 'db' | 'jobs' | 'settings'>,
  order: StoredOrder,
  { network, key }: LinkRequest,
): Promise<{ orderNumber: string } | Refusal> {
  if (order.items) return noReport;
  if (order.email === '') return noAddress;
  if (!(await findReport(db, order.editionYear))) return noReport;
  const identity = { call: 'POST /order report link', key, body: { id: order.id } };
  return answerOnce(db, identity, z.object({ orderNumber: z.string() }), async (tx) => {
    const recipients = [order.email];
    const tooMany = await countSubmission(tx, settings, { form: 'downloads', network, recipients });
    if (tooMany) return tooMany;
    await enqueueMails(tx, jobs, [newMail(reportDeliveryMail, order, settings)]);
    return { orderNumber: order.orderNumber };
  });
}
