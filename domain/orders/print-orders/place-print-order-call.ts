import { apiCall } from '../../core/api-call.ts';
import type { FormRefusal } from '../../core/idempotency/form-refusal.ts';
import type { printOrderReceipt } from './print-order-answer.ts';
import type { printOrderInput } from './print-order-input.ts';

/** In a file of its own, so that visitors' browsers don't load the office's calls. */
export const placePrintOrderCall = apiCall('POST', '/print-orders').of<{
  body: typeof printOrderInput;
  answer: typeof printOrderReceipt;
  refusal: FormRefusal;
}>();
