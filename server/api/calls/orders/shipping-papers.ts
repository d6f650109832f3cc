import { printDeliveryNotesCall, printLabelsCall } from '#domain/orders/print-orders/shipping/shipping-paper-calls.ts';
import { deliveryNoteQuery, labelQuery } from '#domain/orders/print-orders/shipping/shipping-paper-input.ts';
import { addressLabels, deliveryNotes } from '#domain/orders/print-orders/shipping/shipping-papers.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';
import { pdfResponse } from '../../pdf-response.ts';

/** Labels and delivery notes of print orders. */
export const shippingPapers = (services: Services): Call[] => [
  officeCall('read-orders', printLabelsCall, {
    summary: 'The addresses of print orders on A4 sheets of 14 labels, from the first free label',
    query: labelQuery,
    answer: { status: 200, description: 'The sheets.', mediaType: 'application/pdf' },
    refusals: [404],
    handle: async ({ query }) => pdfResponse(await addressLabels(services, query), 'Etiketten.pdf'),
  }),
  officeCall('read-orders', printDeliveryNotesCall, {
    summary: 'Delivery notes of print orders, a page each, for C5 envelopes with a window on the left',
    query: deliveryNoteQuery,
    answer: { status: 200, description: 'The delivery notes.', mediaType: 'application/pdf' },
    refusals: [404],
    handle: async ({ query }) => pdfResponse(await deliveryNotes(services, query), 'Lieferscheine.pdf'),
  }),
];
