import type * as z from 'zod/mini';
import { apiCall } from '../../core/api-call.ts';
import type { ListQuery } from '../../core/records/record-calls.ts';
import type { processedOrderAnswer, studyOrderAnswer } from '../study-orders/study-order-answer.ts';
import type { studyOrderStatusInput } from '../study-orders/study-order-status-input.ts';
import type { bookkeepingEntry } from './bookkeeping-answer.ts';
import type { cancellationInput, correctionInput, paymentInput } from './order-fact-input.ts';
import type { orderHistoryAnswer } from './order-history-answer.ts';

export const exportOrdersCall = apiCall('GET', '/study-orders/export').of<{
  query: ListQuery;
  answer: z.ZodMiniArray<typeof studyOrderAnswer>;
}>();
export const listBookkeepingCall = apiCall('GET', '/bookkeeping-entries').listOf<typeof bookkeepingEntry>();
export const readOrderHistoryCall = apiCall('GET', '/study-orders/{id}/history').of<{
  answer: typeof orderHistoryAnswer;
}>();
export const setStudyOrderStatusCall = apiCall('PATCH', '/study-orders/{id}/status').of<{
  body: typeof studyOrderStatusInput;
  answer: typeof studyOrderAnswer;
}>();
export const recordPaymentCall = apiCall('POST', '/study-orders/{id}/payments').of<{
  body: typeof paymentInput;
  answer: typeof studyOrderAnswer;
}>();
export const recordRefundByHandCall = apiCall('POST', '/study-orders/{id}/refunds').of<{
  body: typeof paymentInput;
  answer: typeof studyOrderAnswer;
}>();
export const undoFactCall = apiCall('POST', '/study-orders/{id}/facts/{fact}/undo').of<{
  answer: typeof studyOrderAnswer;
}>();
export const correctOrderCall = apiCall('POST', '/study-orders/{id}/correct').of<{
  body: typeof correctionInput;
  answer: typeof studyOrderAnswer;
}>();
export const cancelOrderCall = apiCall('POST', '/study-orders/{id}/cancel').of<{
  body: typeof cancellationInput;
  answer: typeof studyOrderAnswer;
}>();
export const readInvoiceCall = apiCall('GET', '/study-orders/{id}/invoice').of();
export const readDocumentCall = apiCall('GET', '/study-orders/{id}/documents/{number}').of();
export const resendConfirmationCall = apiCall('POST', '/study-orders/{id}/resend').of<{
  answer: typeof processedOrderAnswer;
}>();
export const deliverReportCall = apiCall('POST', '/study-orders/{id}/deliver').of<{
  answer: typeof processedOrderAnswer;
}>();
