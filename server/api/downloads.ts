import * as z from 'zod/mini';
import { checkDownload, downloadReport, renewDownload } from '#domain/study-orders/study-order-download.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, publicCall } from './call.ts';

/**
 * Buyers' personal links. A browser whose link has ended is led to the order page, which offers a new one; the token
 * travels behind the '#', so that it gets into no log and no Referer. Everybody else gets the problem itself.
 */
export function downloads(services: Services): Call[] {
  return [
    publicCall({
      method: 'GET',
      path: '/downloads/{token}',
      tag: 'downloads',
      summary: 'The report a buyer ordered, marked with the licence. Each call but HEAD counts as a download.',
      answer: { status: 200, description: 'The report.', mediaType: 'application/pdf' },
      refusals: [404, 410, 503],
      async handle({ params, header, isHead }) {
        const token = params.token ?? '';
        const order = await checkDownload(services, token);
        if (isRefusal(order)) {
          const isBrowser = header('accept')?.includes('text/html') ?? false;
          if (!isBrowser || order.status !== 410) return order;
          return new Response(null, {
            status: 303,
            headers: { Location: `/order#neuer-link=${encodeURIComponent(token)}` },
          });
        }
        if (isHead)
          return new Response(null, { headers: { 'Content-Type': 'application/pdf', 'Cache-Control': 'no-store' } });
        const report = await downloadReport(services, token);
        if (isRefusal(report)) return report;
        return new Response(new Uint8Array(report.pdf), {
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Length': String(report.pdf.length),
            'Content-Disposition': `attachment; filename="${report.fileName}"`,
            'Cache-Control': 'no-store',
            'X-Robots-Tag': 'noindex',
          },
        });
      },
    }),
    publicCall({
      method: 'POST',
      path: '/downloads/{token}/renew',
      tag: 'downloads',
      summary: 'Mails a new link to the address that this one went to.',
      answer: {
        status: 200,
        description: 'The mail is on its way.',
        schema: z.object({ orderNumber: z.string() }),
      },
      refusals: [404, 429],
      handle: ({ params, network }) => renewDownload(services, params.token ?? '', network),
    }),
  ];
}
