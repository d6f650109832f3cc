import { deliveryClock } from '#domain/study-orders/delivery-deadline.ts';
import {
  studyOrderAnswer,
  studyOrderNotesInput,
  studyOrderStatusInput,
} from '#domain/study-orders/study-order-answer.ts';
import { listStudyOrders, studyOrderList } from '#domain/study-orders/study-order-list-queries.server.ts';
import type { StudyOrder } from '#domain/study-orders/study-order-queries.server.ts';
import { studyOrders } from '#domain/study-orders/study-order-table.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { Call } from './call.ts';
import { changeCall, removalCalls, searchedListCall, stateCall } from './record-calls.ts';

const kind = {
  name: 'study-orders',
  noun: 'study order',
  table: studyOrders,
  answer: studyOrderAnswer,
  isPublic: false,
};

/** Every answer tells by when the report is due and whether it is late, at the moment of the answer. */
function withClock(call: Call): Call {
  const clocked = (order: StudyOrder) => ({ ...order, ...deliveryClock(order, new Date()) });
  if (!call.answer.schema) return call;
  return {
    ...call,
    async handle(request) {
      const answer = await call.handle(request);
      if (isRefusal(answer)) return answer;
      return Array.isArray(answer) ? answer.map(clocked) : clocked(answer as StudyOrder);
    },
  };
}

const calls = (services: Services) => [
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

export const studyOrderCalls = (services: Services): Call[] => calls(services).map(withClock);
