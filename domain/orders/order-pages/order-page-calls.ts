import { apiCall } from '../../core/api-call.ts';

export const readOrderPageDocumentCall = apiCall('GET', '/order-pages/{token}/documents/{number}').of();
export const readOrderPageReportCall = apiCall('GET', '/order-pages/{token}/report').of();
