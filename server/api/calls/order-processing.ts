import * as z from 'zod/mini';
import { invoiceFileName, storedInvoice } from '#domain/invoices/stored-invoice.server.ts';
import { deliverReport } from '#domain/report-delivery/deliver-report.server.ts';
import { resendOrderConfirmation } from '#domain/study-orders/resend-order-confirmation.server.ts';
import { findStudyOrder } from '#domain/study-orders/study-order-queries.server.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../call.ts';

const processedOrder = z.object({ id: z.uuid(), orderNumber: z.string(), status: z.string() });

/** What the team does with a study order beside setting its status. */
export function orderProcessing(services: Services): Call[] {
  return [
    officeCall('read-orders', {
      method: 'GET',
      path: '/study-orders/{id}/invoice',
      tag: 'study-orders',
      summary: 'The invoice as the buyer got it.',
      answer: { status: 200, description: 'The invoice.', mediaType: 'application/pdf' },
      refusals: [404],
      async handle({ params }) {
        const order = await findStudyOrder(services.db, params.id ?? '');
        if (!order) return refuse(404, 'no-such-order', 'No such order.');
        const pdf = await storedInvoice(services, order);
        return new Response(new Uint8Array(pdf), {
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Length': String(pdf.length),
            'Content-Disposition': `inline; filename="${invoiceFileName(order.orderNumber)}"`,
            'Cache-Control': 'no-store',
          },
        });
      },
    }),
    officeCall('orders', {
      method: 'POST',
      path: '/study-orders/{id}/resend',
      tag: 'study-orders',
      summary: 'Sends confirmation and invoice again, the invoice under the present settings.',
      answer: { status: 200, description: 'The order; its confirmation waits to be sent.', schema: processedOrder },
      refusals: [404],
      handle: ({ params, administrator }) => resendOrderConfirmation(services, params.id ?? '', administrator),
    }),
    officeCall('orders', {
      method: 'POST',
      path: '/study-orders/{id}/deliver',
      tag: 'study-orders',
      summary: 'Mails the buyer a personal link to the report.',
      signedInWithinMinutes: 30,
      answer: { status: 200, description: 'The order; it is delivered when the mail is sent.', schema: processedOrder },
      refusals: [404, 409],
      handle: ({ params, administrator }) => deliverReport(services, params.id ?? '', administrator),
    }),
  ];
}
