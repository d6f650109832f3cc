import { apiCall } from '../../core/api-call.ts';
import type { FormRefusal } from '../../core/idempotency/form-refusal.ts';
import { recordCalls } from '../../core/records/record-calls.ts';
import type { enteredStudyOrder } from './entered-study-order.ts';
import type { studyOrderChangeInput } from './order-change-input.ts';
import type { StudyOrder, studyOrderReceipt } from './study-order-answer.ts';
import type { studyOrderInput } from './study-order-input.ts';

export const studyOrderCalls = recordCalls('study-orders').of<StudyOrder, never, typeof studyOrderChangeInput>();

export type StudyOrderRefusal = FormRefusal | 'another-edition' | 'another-price';

export const placeStudyOrderCall = apiCall('POST', '/study-orders').of<{
  body: typeof studyOrderInput;
  answer: typeof studyOrderReceipt;
  refusal: StudyOrderRefusal;
}>();
export const enterStudyOrderCall = apiCall('POST', '/study-orders/entered').of<{
  body: typeof enteredStudyOrder;
  answer: typeof studyOrderReceipt;
}>();
