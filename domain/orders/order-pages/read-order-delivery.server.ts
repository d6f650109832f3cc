import { reportLink } from '#content/order-terms.ts';
import type { Services } from '#platform/services.server.ts';
import { type Download, listDownloads } from '../report-delivery/report-download-queries.server.ts';
import { isCancelled } from '../study-orders/cancelled-order.ts';
import { noSuchOrder } from '../study-orders/no-such-order.ts';
import { orderPageAddress } from '../study-orders/order-page-token.server.ts';
import { findStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import type { linkStates } from './order-delivery-answer.ts';

function stateOf(link: Download, order: Pick<StoredOrder, 'status'>, now: Date): (typeof linkStates)[number] {
  if (link.revokedAt) return 'revoked';
  return link.downloadsLeft > 0 && link.expiresAt > now && !isCancelled(order) ? 'works' : 'ended';
}

/** The personal links of an order with their downloads, and the address of the buyer's page. */
export async function readOrderDelivery(services: Pick<Services, 'db' | 'settings'>, id: string) {
  const order = await findStudyOrder(services.db, id);
  if (!order) return noSuchOrder;
  const now = new Date();
  const links = (await listDownloads(services.db, id)).map((link) => ({
    ...link,
    state: stateOf(link, order, now),
    downloads: reportLink.downloads - link.downloadsLeft,
    maxDownloads: reportLink.downloads,
    bytes: link.bytesHandedOut,
  }));
  return { pageAddress: await orderPageAddress(services, order), links };
}
