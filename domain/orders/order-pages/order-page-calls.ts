import { apiCall } from '../../core/api-call.ts';
import type { orderDeliveryAnswer, pageLinkAnswer } from './order-delivery-answer.ts';

export const readOrderPageDocumentCall = apiCall('GET', '/order-pages/{token}/documents/{number}').of();
export const readOrderPageReportCall = apiCall('GET', '/order-pages/{token}/report').of();
export const readOrderDeliveryCall = apiCall('GET', '/study-orders/{id}/delivery').of<{
  answer: typeof orderDeliveryAnswer;
}>();
export const renewPageLinkCall = apiCall('POST', '/study-orders/{id}/page-link').of<{
  answer: typeof pageLinkAnswer;
}>();
export const revokeLinkCall = apiCall('POST', '/study-orders/{id}/links/{link}/revoke').of();
export const readReportCopyCall = apiCall('GET', '/study-orders/{id}/report').of();
