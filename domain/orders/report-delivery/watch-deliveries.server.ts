import type { Transaction } from '#platform/database/database.server.ts';
import { hourMs } from '#platform/durations.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { warningHours } from '../study-orders/delivery-deadline.ts';
import { deliveryWarningMail } from './delivery-warning-mail.server.ts';
import { reportDeliveryMail } from './report-delivery-mail.server.ts';
import { claimOrdersToWarn, listOrdersToDeliver } from './waiting-order-queries.server.ts';

/** Maximum mails per transaction. */
const batch = 100;

type DeliveryServices = Pick<Services, 'db' | 'jobs' | 'settings'>;

/**
 * Enqueues automatic deliveries; a unique index allows each only once, even by concurrent processes. @returns their number
 */
export async function enqueueDeliveries(
  tx: Transaction,
  { jobs, settings }: Omit<DeliveryServices, 'db'>,
  id?: string,
): Promise<number> {
  const orders = await listOrdersToDeliver(tx, { limit: batch, ...(id !== undefined && { id }) });
  if (orders.length === 0) return 0;
  const mails = orders.map((order) =>
    newMail(reportDeliveryMail, order, settings, { details: { cause: 'automatic' } }),
  );
  return (await enqueueMails(tx, jobs, mails)).length;
}

/** Warns the office once each of orders that have waited for 12, 18 and 24 hours. */
async function warnOfWaitingOrders({ db, jobs, settings }: DeliveryServices): Promise<void> {
  for (const hours of warningHours) {
    const orderedBefore = new Date(Date.now() - hours * hourMs);
    await db.transaction(async (tx) => {
      const orders = await claimOrdersToWarn(tx, { hours, orderedBefore });
      const mails = orders.map((order) =>
        newMail(deliveryWarningMail, { ...order, hours }, settings, { details: { hours: String(hours) } }),
      );
      if (mails.length > 0) await enqueueMails(tx, jobs, mails);
    });
  }
}

export async function watchDeliveries(services: DeliveryServices): Promise<void> {
  let enqueued: number;
  do enqueued = await services.db.transaction((tx) => enqueueDeliveries(tx, services));
  while (enqueued > 0);
  await warnOfWaitingOrders(services);
}
