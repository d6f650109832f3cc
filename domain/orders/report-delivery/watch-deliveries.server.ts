import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { warningHours } from '../study-orders/delivery-deadline.ts';
import type { StudyOrder } from '../study-orders/study-order-queries.server.ts';
import { deliveryWarningMail } from './delivery-warning-mail.server.ts';
import { reportDeliveryMail } from './report-delivery-mail.server.ts';
import { listOrdersToDeliver, takeOrdersToWarnOf } from './waiting-order-queries.server.ts';

/** As many mails as one transaction writes down. */
const batch = 100;

type DeliveryServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

/** The mail that delivers an order's report without anybody's doing. */
export const automaticDeliveryMail = (order: StudyOrder, settings: Services['settings']) =>
  newMail(reportDeliveryMail, order, settings, { details: { cause: 'automatic' } });

/**
 * Mails the report of orders that wait for nobody, each once however many processes do this at once (a unique index sees
 * to it). @returns how many
 */
export async function enqueueDeliveries(
  tx: Transaction,
  { jobs, settings }: Omit<DeliveryServices, 'db'>,
  id?: string,
): Promise<number> {
  const orders = await listOrdersToDeliver(tx, { limit: batch, ...(id !== undefined && { id }) });
  if (orders.length === 0) return 0;
  const mails = orders.map((order) => automaticDeliveryMail(order, settings));
  return (await enqueueMails(tx, jobs, mails)).length;
}

/** Tells the team of orders that have waited for 12, 18 and 24 hours, of each once. */
async function warnOfWaitingOrders({ db, jobs, settings }: DeliveryServices, now: Date): Promise<void> {
  for (const hours of warningHours) {
    const orderedBefore = new Date(now.getTime() - hours * 3_600_000);
    await db.transaction(async (tx) => {
      const orders = await takeOrdersToWarnOf(tx, { hours, orderedBefore });
      const mails = orders.map((order) =>
        newMail(deliveryWarningMail, { ...order, hours }, settings, { details: { hours: String(hours) } }),
      );
      if (mails.length > 0) await enqueueMails(tx, jobs, mails);
    });
  }
}

export async function watchDeliveries(services: DeliveryServices, now = new Date()): Promise<void> {
  let enqueued: number;
  do enqueued = await services.db.transaction((tx) => enqueueDeliveries(tx, services));
  while (enqueued > 0);
  await warnOfWaitingOrders(services, now);
}
