import { acceptOffer } from '#domain/orders/arranged-orders/accept-offer.server.ts';
import { arrangeOrder } from '#domain/orders/arranged-orders/arrange-order.server.ts';
import { acceptOfferCall, arrangeOrderCall } from '#domain/orders/arranged-orders/arranged-order-calls.ts';
import { arrangedOrderInput } from '#domain/orders/arranged-orders/arranged-order-input.ts';
import { studyOrderAnswer, studyOrderReceipt } from '#domain/orders/study-orders/study-order-answer.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';
import { idempotencyKeyHeader } from '../correspondence/submissions.ts';
import { presentedOrder } from './presented-order.ts';

/** Offers and invoices of what the order form doesn't sell. */
export const arrangedOrders = (services: Services): Call[] => [
  officeCall('orders', arrangeOrderCall, {
    summary: 'Issue an offer or invoice for something the order form doesn’t sell, such as a partnership',
    headers: idempotencyKeyHeader,
    body: arrangedOrderInput,
    example: {
      document: 'invoice',
      firstName: 'Anna',
      lastName: 'Muster',
      email: 'anna.muster@example.org',
      organization: 'Muster AG',
      billingAddress: 'Musterweg 1\n8001 Zürich',
      items: [{ title: 'Partnerschaft', quantity: 1, francs: 5000 }],
    },
    answer: { status: 201, description: 'Stored; the document is on its way.', schema: studyOrderReceipt },
    handle: ({ body, administrator, header }) =>
      arrangeOrder(services, { input: body, administrator, key: header('idempotency-key') }),
  }),
  officeCall('orders', acceptOfferCall, {
    summary: 'Issue the invoice of an accepted offer, and send it',
    answer: { status: 200, description: 'The invoiced order.', schema: studyOrderAnswer },
    refusals: [409],
    handle: async ({ params, administrator }) => presentedOrder(await acceptOffer(services, params.id, administrator)),
  }),
];
