import { apiCall } from '../../core/api-call.ts';
import type { studyOrderAnswer, studyOrderReceipt } from '../study-orders/study-order-answer.ts';
import type { arrangedOrderInput } from './arranged-order-input.ts';

export const arrangeOrderCall = apiCall('POST', '/study-orders/arranged').of<{
  body: typeof arrangedOrderInput;
  answer: typeof studyOrderReceipt;
}>();
export const acceptOfferCall = apiCall('POST', '/study-orders/{id}/accept').of<{ answer: typeof studyOrderAnswer }>();
