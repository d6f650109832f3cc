import { documentFileName } from '#domain/orders/invoices/document-content.ts';
import { findDocument, findLastInvoice } from '#domain/orders/invoices/invoice-document-queries.server.ts';
import { readDocument } from '#domain/orders/invoices/read-document.server.ts';
import {
  deliverReportCall,
  readDocumentCall,
  readInvoiceCall,
  resendConfirmationCall,
} from '#domain/orders/order-facts/order-calls.ts';
import { resendOrderConfirmation } from '#domain/orders/placement/resend-order-confirmation.server.ts';
import { deliverReport } from '#domain/orders/report-delivery/deliver-report.server.ts';
import { noSuchOrder } from '#domain/orders/study-orders/no-such-order.ts';
import { processedOrderAnswer } from '#domain/orders/study-orders/study-order-answer.ts';
import { findStudyOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall, programCall, recentSignIn } from '../../call.ts';
import { pdfResponse } from '../../pdf-response.ts';

const noInvoice = refuse(404, 'no-invoice', 'This order has no invoice yet.');
const noSuchDocument = refuse(404, 'no-such-document', 'This order has no such document.');

const damaged = refuse(
  503,
  'document-damaged',
  'This document no longer matches what was stored. It is not sent until it is restored from a backup.',
);

/** A stored document as a file. @param missing the refusal if there is none */
async function documentResponse(services: Services, number: string | undefined, missing: Refusal) {
  const stored = number === undefined ? undefined : await readDocument(services, number);
  if (isRefusal(stored)) return damaged;
  return stored ? pdfResponse(stored.pdf, documentFileName(stored.content)) : missing;
}

/** Actions of the office on a study order, other than setting its status. */
export function orderProcessing(services: Services): Call[] {
  return [
    programCall('read-orders', 'documents', readInvoiceCall, {
      summary: 'The last invoice as sent; for a cancelled order, the one that its credit note cancels',
      answer: { status: 200, description: 'The invoice.', mediaType: 'application/pdf' },
      async handle({ params }) {
        const order = await findStudyOrder(services.db, params.id);
        if (!order) return noSuchOrder;
        const invoice = await findLastInvoice(services.db, order.id);
        return documentResponse(services, invoice?.number, noInvoice);
      },
    }),
    programCall('read-orders', 'documents', readDocumentCall, {
      summary: 'An invoice or credit note of the order, cancelled or not',
      answer: { status: 200, description: 'The document.', mediaType: 'application/pdf' },
      async handle({ params }) {
        const order = await findStudyOrder(services.db, params.id);
        if (!order) return noSuchOrder;
        const document = await findDocument(services.db, params.number);
        const isItsOwn = document?.studyOrderId === order.id;
        return documentResponse(services, isItsOwn ? document.number : undefined, noSuchDocument);
      },
    }),
    officeCall('orders', resendConfirmationCall, {
      summary: 'Send confirmation and invoice again, the invoice unchanged',
      answer: {
        status: 200,
        description: 'The order; its confirmation waits to be sent.',
        schema: processedOrderAnswer,
      },
      refusals: [409],
      handle: ({ params, administrator }) => resendOrderConfirmation(services, params.id, administrator),
    }),
    officeCall('orders', deliverReportCall, {
      summary: 'Mail the buyer a personal link to the report',
      ...recentSignIn,
      answer: {
        status: 200,
        description: 'The order; it is delivered when the mail is sent.',
        schema: processedOrderAnswer,
      },
      refusals: [409],
      handle: ({ params, administrator }) => deliverReport(services, params.id, administrator),
    }),
  ];
}
