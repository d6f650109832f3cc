import * as z from 'zod/mini';
import { orderDeliveryAnswer, pageLinkAnswer } from '#domain/orders/order-pages/order-delivery-answer.ts';
import {
  readOrderDeliveryCall,
  readReportCopyCall,
  renewPageLinkCall,
  revokeLinkCall,
} from '#domain/orders/order-pages/order-page-calls.ts';
import { readOrderDelivery } from '#domain/orders/order-pages/read-order-delivery.server.ts';
import { renewPageLink } from '#domain/orders/order-pages/renew-page-link.server.ts';
import { revokeLink } from '#domain/orders/report-delivery/revoke-link.server.ts';
import { isCancelled } from '#domain/orders/study-orders/cancelled-order.ts';
import { noSuchOrder } from '#domain/orders/study-orders/no-such-order.ts';
import { findStudyOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall, recentSignIn } from '../../call.ts';
import { reportHeaders, sendReportToOffice } from '../../send-report.ts';

/** Downloads of an order's report, and revoking its links. */
export function orderDelivery(services: Services): Call[] {
  return [
    officeCall('read-orders', readOrderDeliveryCall, {
      summary: 'The buyer’s page, and the personal links with their downloads',
      answer: { status: 200, description: 'The delivery.', schema: orderDeliveryAnswer },
      handle: ({ params }) => readOrderDelivery(services, params.id),
    }),
    officeCall('orders', readReportCopyCall, {
      summary: 'The licensed report of a buyer without an email address, to hand over',
      ...recentSignIn,
      answer: { status: 200, description: 'The report.', mediaType: 'application/pdf' },
      headers: reportHeaders,
      refusals: [409],
      async handle({ params, header, isHead }) {
        const order = await findStudyOrder(services.db, params.id);
        if (!order) return noSuchOrder;
        if (isCancelled(order)) return refuse(409, 'order-cancelled', 'This order was cancelled.');
        if (order.items) return refuse(409, 'no-report', 'This order contains no report.');
        if (order.email) return refuse(409, 'has-email', 'This buyer gets a personal link: use Deliver report.');
        return sendReportToOffice(services, order, { header, isHead });
      },
    }),
    officeCall('orders', renewPageLinkCall, {
      summary: 'Give the buyer’s page a new address; addresses that were mailed before stop working',
      answer: { status: 200, description: 'The new address.', schema: pageLinkAnswer },
      handle: ({ params, administrator }) => renewPageLink(services, params.id, administrator),
    }),
    officeCall('orders', revokeLinkCall, {
      summary: 'Revoke a personal link: it stops working and can’t be renewed',
      answer: { status: 204, description: 'The link is revoked.' },
      async handle({ params: { id, link }, administrator }) {
        if (!z.safeParse(z.uuid(), link).success) {
          return refuse(404, 'no-such-link', 'No such link, or it was revoked already.');
        }
        return revokeLink(services, { id: link, studyOrderId: id }, administrator);
      },
    }),
  ];
}
