import { apiCall } from '../../core/api-call.ts';
import { recordCalls } from '../../core/records/record-calls.ts';
import type { orderChangeInput } from '../study-orders/order-change-input.ts';
import type { enteredPrintOrder } from './entered-print-order.ts';
import type { PrintOrder, printOrderAnswer, printOrderReceipt } from './print-order-answer.ts';
import type { printOrderStatusInput } from './print-order-status-input.ts';

export const printOrderCalls = recordCalls('print-orders').of<PrintOrder, never, typeof orderChangeInput>();

export const enterPrintOrderCall = apiCall('POST', '/print-orders/entered').of<{
  body: typeof enteredPrintOrder;
  answer: typeof printOrderReceipt;
}>();
export const setPrintOrderStatusCall = apiCall('PATCH', '/print-orders/{id}/status').of<{
  body: typeof printOrderStatusInput;
  answer: typeof printOrderAnswer;
}>();
