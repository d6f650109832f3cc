import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { renewDownload } from '#domain/report-delivery/renew-download.server.ts';
import {
  checkDownload,
  type LicensedReport,
  licensedReport,
  readLicensedReport,
} from '#domain/report-delivery/study-order-download.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { readRange } from '../../files/byte-range.ts';
import { failurePage } from '../../pages/failure-page.ts';
import { type Call, publicCall } from '../call.ts';
import { problem } from '../problem.ts';

/** Copies never change, so their key names their content. */
const etagOf = ({ key }: LicensedReport) => `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
const isSame = (condition: string | undefined, report: LicensedReport) =>
  condition === undefined || condition === etagOf(report);

/** To a browser whose link can't be renewed either. */
const gonePage = () =>
  new Response(failurePage(410), { status: 410, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

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
      summary: 'The report a buyer ordered, marked with the licence. Counted are the bytes that are handed out.',
      answer: { status: 200, description: 'The report.', mediaType: 'application/pdf' },
      refusals: [404, 410, 416, 503],
      headers: {
        Range: { description: 'One part of it, as after a broken line.', schema: { type: 'string' } },
        'If-Range': { description: 'The ETag of the beginning.', schema: { type: 'string' } },
      },
      async handle({ params, header, isHead }) {
        const token = params.token ?? '';
        const order = await checkDownload(services, token);
        if (isRefusal(order)) {
          const isBrowser = header('accept')?.includes('text/html') ?? false;
          if (!isBrowser || order.status !== 410) return order;
          if (order.code !== 'link-ended') return gonePage();
          return new Response(null, {
            status: 303,
            headers: { Location: `/order#neuer-link=${encodeURIComponent(token)}` },
          });
        }
        const report = await licensedReport(services, order);
        if (isRefusal(report)) return report;
        const { bytes, fileName } = report;
        const headers = new Headers({
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${fileName}"`,
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
          'Accept-Ranges': 'bytes',
          ETag: etagOf(report),
        });
        const part = isHead ? undefined : readRange(header('range'), bytes, isSame(header('if-range'), report));
        if (part === 'unsatisfiable') {
          return problem(416, { language: 'de', headers: { 'Content-Range': `bytes */${bytes}` } });
        }
        const { from, to } = part ?? { from: 0, to: bytes - 1 };
        headers.set('Content-Length', String(to - from + 1));
        if (isHead) return new Response(null, { headers });
        const stream = await readLicensedReport(services, token, report, { from, to });
        if (isRefusal(stream)) return stream;
        if (part) headers.set('Content-Range', `bytes ${from}-${to}/${bytes}`);
        return new Response(Readable.toWeb(stream) as ReadableStream, { status: part ? 206 : 200, headers });
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
      refusals: [404, 410, 429],
      handle: ({ params, network }) => renewDownload(services, params.token ?? '', network),
    }),
  ];
}
