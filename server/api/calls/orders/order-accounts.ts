import * as z from 'zod/mini';
import { bookkeepingEntry } from '#domain/orders/order-facts/bookkeeping-answer.ts';
import { cancelOrder, correctOrder } from '#domain/orders/order-facts/change-order.server.ts';
import { listBookkeeping } from '#domain/orders/order-facts/list-bookkeeping.server.ts';
import {
  cancelOrderCall,
  correctOrderCall,
  exportOrdersCall,
  listBookkeepingCall,
  readOrderHistoryCall,
  recordPaymentCall,
  recordRefundByHandCall,
  setStudyOrderStatusCall,
  undoFactCall,
} from '#domain/orders/order-facts/order-calls.ts';
import { cancellationInput, correctionInput, paymentInput } from '#domain/orders/order-facts/order-fact-input.ts';
import { orderHistoryAnswer } from '#domain/orders/order-facts/order-history-answer.ts';
import { readOrderHistory } from '#domain/orders/order-facts/read-order-history.server.ts';
import { recordPayment, recordRefundByHand, undoOrderFact } from '#domain/orders/order-facts/record-payment.server.ts';
import { setOrderStatus } from '#domain/orders/order-facts/set-order-status.server.ts';
import { studyOrderKind } from '#domain/orders/order-list/study-order-kind.server.ts';
import { listStudyOrders, studyOrderList } from '#domain/orders/order-list/study-order-list-queries.server.ts';
import { studyOrderAnswer } from '#domain/orders/study-orders/study-order-answer.ts';
import { studyOrderStatusInput } from '#domain/orders/study-orders/study-order-status-input.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall, programCall, recentSignIn } from '../../call.ts';
import { ifKnown, ifMatchHeader } from '../../records/if-match.ts';
import { idempotencyKeyHeader } from '../correspondence/submissions.ts';
import { presentedOrder } from './presented-order.ts';

const schema = studyOrderAnswer;

/** Money that the office records by hand. */
const byHand = {
  ...recentSignIn,
  body: paymentInput,
  example: { amountRappen: 69_500, happenedOn: '2026-03-02', note: 'Am Schalter' },
  headers: idempotencyKeyHeader,
};

/** Documents and facts of a study order; calls that change it answer the order after the change. */
export function orderAccounts(services: Services): Call[] {
  return [
    officeCall('read-orders', exportOrdersCall, {
      ...recentSignIn,
      summary: 'All matching study orders with all fields, for an export',
      query: studyOrderList,
      answer: { status: 200, description: 'The orders.', schema: z.array(schema) },
      handle: async ({ query }) => (await listStudyOrders(services.db, query)).rows.map(studyOrderKind.present),
    }),
    programCall('read-orders', 'documents', listBookkeepingCall, {
      ...recentSignIn,
      summary: 'Every invoice, credit note, payment and refund of the study orders, by day',
      answer: { status: 200, description: 'The entries.', schema: z.array(bookkeepingEntry) },
      handle: () => listBookkeeping(services),
    }),
    officeCall('read-orders', readOrderHistoryCall, {
      summary: 'Everything that happened to a study order: documents, facts, mails, changes',
      answer: { status: 200, description: 'Its history.', schema: orderHistoryAnswer },
      handle: ({ params }) => readOrderHistory(services, params.id),
    }),
    officeCall('orders', setStudyOrderStatusCall, {
      ...recentSignIn,
      summary: 'Set the status of a study order; the fact behind it is recorded',
      body: studyOrderStatusInput,
      example: { status: 'invoiced' },
      headers: ifMatchHeader,
      answer: { status: 200, description: 'The changed study order', schema },
      handle: async ({ params, body: { status }, administrator, header }) =>
        presentedOrder(
          await setOrderStatus(services, params.id, status, administrator, ifKnown(header).matchesKnownVersion),
        ),
    }),
    officeCall('orders', recordPaymentCall, {
      ...byHand,
      summary: 'Record a payment by hand; it is never changed, only undone by its opposite',
      answer: { status: 201, description: 'The order; it is paid when nothing is open any more.', schema },
      async handle({ params, body: input, administrator, header }) {
        const key = header('idempotency-key');
        return presentedOrder(await recordPayment(services, params.id, { input, administrator, key }));
      },
    }),
    officeCall('orders', recordRefundByHandCall, {
      ...byHand,
      summary: 'Record by hand that money was paid back, at most what was paid; it is only undone by its opposite',
      answer: { status: 201, description: 'The order with its refund.', schema },
      async handle({ params, body: input, administrator, header }) {
        const key = header('idempotency-key');
        return presentedOrder(await recordRefundByHand(services, params.id, { input, administrator, key }));
      },
    }),
    officeCall('orders', undoFactCall, {
      ...recentSignIn,
      summary: 'Undo a payment, refund or delivery by its opposite',
      answer: { status: 200, description: 'The order without it.', schema },
      refusals: [409],
      handle: async ({ params, administrator }) =>
        presentedOrder(await undoOrderFact(services, params.id, params.fact, administrator)),
    }),
    officeCall('orders', correctOrderCall, {
      summary: 'Correct the buyer’s data on the invoice: a credit note for the old one, and a new one, both mailed',
      body: correctionInput,
      example: { organization: 'Musterfirma AG', billingAddress: 'Musterweg 2\n9999 Musterstadt' },
      answer: { status: 200, description: 'The corrected order.', schema },
      refusals: [409],
      handle: async ({ params, body, administrator }) =>
        presentedOrder(await correctOrder(services, params.id, body, administrator)),
    }),
    officeCall('orders', cancelOrderCall, {
      summary: 'Cancel an order: a credit note cancels its invoice, and is mailed to the buyer',
      body: cancellationInput,
      example: { tellBuyer: true },
      answer: { status: 200, description: 'The cancelled order.', schema },
      refusals: [409],
      handle: async ({ params, body, administrator }) =>
        presentedOrder(await cancelOrder(services, params.id, body, administrator)),
    }),
  ];
}
