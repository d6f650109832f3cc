import { printOrderAnswer, printOrderStatusInput } from '#domain/print-orders/print-order-answer.ts';
import { listPrintOrders, printOrderList } from '#domain/print-orders/print-order-list-queries.server.ts';
import { printOrders } from '#domain/print-orders/print-order-table.server.ts';
import type { Services } from '#platform/services.server.ts';
import { removalCalls, searchedListCall, stateCall } from './record-calls.ts';

const kind = {
  name: 'print-orders',
  noun: 'print order',
  table: printOrders,
  answer: printOrderAnswer,
  isPublic: false,
};

export const printOrderCalls = (services: Services) => [
  searchedListCall(kind, printOrderList, (input) => listPrintOrders(services.db, input)),
  stateCall(services, kind, {
    path: '/status',
    summary: 'Set the status of a print order',
    action: 'status',
    body: printOrderStatusInput,
    // The retention term counts from the last time it was shipped.
    values: ({ status }) => ({ status, ...(status === 'shipped' && { shippedAt: new Date() }) }),
  }),
  ...removalCalls(services, kind),
];
