import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type LicensedReport,
  licensedReport,
  readLicensedReport,
  type UsableLink,
} from '#domain/orders/report-delivery/study-order-download.server.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { readRange } from '../files/byte-range.ts';
import type { CallRequest } from './call.ts';
import { problem } from './problem.ts';

/** Copies never change, so their key names their content. */
const etagOf = ({ key }: LicensedReport) => `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
const isSame = (condition: string | undefined, report: LicensedReport) =>
  condition === undefined || condition === etagOf(report);

/** What is read of a request for a report, for the description of the calls. */
export const reportHeaders = {
  Range: { description: 'One part of it, as after a broken line.', schema: { type: 'string' } },
  'If-Range': { description: 'The ETag of the beginning.', schema: { type: 'string' } },
};

/** Hands out an order's licensed report by one of its links, as a whole or in part, and counts the bytes. */
export async function sendReport(
  services: Services,
  { order, download }: UsableLink,
  { header, isHead }: Pick<CallRequest, 'header' | 'isHead'>,
): Promise<Response | Refusal> {
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
  const stream = await readLicensedReport(services, download, report, { from, to });
  if (isRefusal(stream)) return stream;
  if (part) headers.set('Content-Range', `bytes ${from}-${to}/${bytes}`);
  return new Response(Readable.toWeb(stream) as ReadableStream, { status: part ? 206 : 200, headers });
}
