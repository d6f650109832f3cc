import {
  studyOrderAnswer,
  studyOrderNotesInput,
  studyOrderStatusInput,
} from '#domain/study-orders/study-order-answer.ts';
import { listStudyOrders, studyOrderList } from '#domain/study-orders/study-order-list-queries.server.ts';
import { studyOrders } from '#domain/study-orders/study-order-table.server.ts';
import type { Services } from '#platform/services.server.ts';
import { changeCall, removalCalls, searchedListCall, stateCall } from './record-calls.ts';

const kind = {
  name: 'study-orders',
  noun: 'study order',
  table: studyOrders,
  answer: studyOrderAnswer,
  isPublic: false,
};

export const studyOrderCalls = (services: Services) => [
  searchedListCall(kind, studyOrderList, (input) => listStudyOrders(services.db, input)),
  stateCall(services, kind, {
    path: '/status',
    summary: 'Set the status of a study order',
    action: 'status',
    body: studyOrderStatusInput,
    values: ({ status }) => ({ status }),
  }),
  changeCall(services, kind, studyOrderNotesInput),
  ...removalCalls(services, kind),
];
