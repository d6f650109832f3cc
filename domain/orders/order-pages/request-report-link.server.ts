import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type LinkRequest, sendReportLink } from '../report-delivery/renew-download.server.ts';
import { isCancelled } from '../study-orders/cancelled-order.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';

/** Sends a new personal link from the buyer's page, only to the buyer's own address. */
export async function requestReportLink(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  order: StoredOrder,
  request: LinkRequest,
): Promise<{ orderNumber: string } | Refusal> {
  if (isCancelled(order)) {
    return refuse(410, 'order-cancelled', 'Diese Bestellung wurde storniert. Der Bericht wird nicht mehr gesendet.');
  }
  if (!order.deliveredAt) {
    return refuse(409, 'not-delivered', 'Der Bericht ist noch nicht geliefert. Sie erhalten ihn per E-Mail.');
  }
  return sendReportLink(services, order, request);
}
