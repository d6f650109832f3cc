import { countSubmission, perNetwork } from '#domain/core/spam/submission-limits.server.ts';
import { documentFileName } from '#domain/orders/invoices/document-content.ts';
import { listOrderDocuments } from '#domain/orders/invoices/invoice-document-queries.server.ts';
import { readDocument } from '#domain/orders/invoices/read-document.server.ts';
import { readOrderPageDocumentCall, readOrderPageReportCall } from '#domain/orders/order-pages/order-page-calls.ts';
import { usableLinkOf } from '#domain/orders/report-delivery/study-order-download.server.ts';
import { orderOfPage } from '#domain/orders/study-orders/order-page-token.server.ts';
import { isRefusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, publicCall } from '../../call.ts';
import { inLanguageOf } from '../../order-language.ts';
import { pdfResponse } from '../../pdf-response.ts';
import { reportHeaders, sendReport } from '../../send-report.ts';

const unknownPage = refuse(404, 'no-such-page', 'Diese Seite gibt es nicht.');
const unknownDocument = refuse(404, 'no-such-document', 'Dieses Dokument gibt es nicht.');

const damagedDocument = refuse(
  503,
  'document-damaged',
  'Dieses Dokument ist zur Zeit nicht verfügbar. Bitte schreiben Sie uns.',
);

/** Files of a buyer's own page, by the token of its address (see orderPageAddress). */
export function orderPageFiles(services: Services): Call[] {
  return [
    publicCall(readOrderPageDocumentCall, {
      summary: `A document of the order as the buyer got it: invoice or credit note; at most ${perNetwork.points} in ${perNetwork.seconds / 60} minutes from one network`,
      answer: { status: 200, description: 'The document.', mediaType: 'application/pdf' },
      refusals: [429],
      async handle({ params, network }) {
        const order = await orderOfPage(services, params.token);
        if (!order) return unknownPage;
        const { db, settings } = services;
        const tooMany = await db.transaction((tx) =>
          countSubmission(tx, settings, { form: 'order-documents', network }),
        );
        if (tooMany) return inLanguageOf(order, tooMany);
        const wanted = (await listOrderDocuments(db, order.id)).find(({ number }) => number === params.number);
        const found = wanted && (await readDocument(services, wanted.number));
        if (isRefusal(found)) return inLanguageOf(order, damagedDocument);
        if (!found) return inLanguageOf(order, unknownDocument);
        return pdfResponse(found.pdf, documentFileName(found.content), { 'X-Robots-Tag': 'noindex' });
      },
    }),
    publicCall(readOrderPageReportCall, {
      summary: 'The report, by the newest of the order’s links that still can be used; counted as by that link',
      answer: { status: 200, description: 'The report.', mediaType: 'application/pdf' },
      refusals: [410],
      headers: reportHeaders,
      async handle({ params, header, isHead }) {
        const order = await orderOfPage(services, params.token);
        if (!order) return unknownPage;
        const link = await usableLinkOf(services, order);
        return inLanguageOf(order, isRefusal(link) ? link : await sendReport(services, link, { header, isHead }));
      },
    }),
  ];
}
