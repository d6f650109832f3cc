import { apiCall } from '../../core/api-call.ts';
import type { studyOrderAnswer } from '../study-orders/study-order-answer.ts';
import type { presentationInput } from './presentation-input.ts';

export const setPresentationCall = apiCall('PUT', '/study-orders/{id}/presentation').of<{
  body: typeof presentationInput;
  answer: typeof studyOrderAnswer;
}>();
export const readCalendarCall = apiCall('GET', '/study-orders/{id}/calendar').of();
export const readOrderPageCalendarCall = apiCall('GET', '/order-pages/{token}/calendar').of();
