import { apiCall } from '../../../core/api-call.ts';
import type { deliveryNoteQuery, labelQuery } from './shipping-paper-input.ts';

export const printLabelsCall = apiCall('GET', '/print-orders/labels').of<{ query: typeof labelQuery }>();
export const printDeliveryNotesCall = apiCall('GET', '/print-orders/delivery-notes').of<{
  query: typeof deliveryNoteQuery;
}>();
