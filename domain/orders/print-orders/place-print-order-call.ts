import { apiCall } from '../../core/api-call.ts';
import type { FormRefusal } from '../../core/idempotency/form-refusal.ts';
import type { printOrderReceipt } from './print-order-answer.ts';
import type { printOrderInput } from './print-order-input.ts';

/** Apart from the office's calls, which visitors' browsers don't load. */
export const placePrintOrderCall = apiCall('POST', '/print-orders').of<{
  body: typeof printOrderInput;
  answer: typeof printOrderReceipt;
  refusal: FormRefusal;
}>();
