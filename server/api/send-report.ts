import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type LicensedReport,
  licensedReport,
  type ReportProblem,
  readLicensedReport,
  type UsableLink,
} from '#domain/orders/report-delivery/study-order-download.server.ts';
import type { StoredOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { fileResponse } from '../files/partial-response.ts';
import type { CallRequest } from './call.ts';
import { problem } from './problem.ts';

/** Copies never change, so their key names their content. */
const etagOf = ({ key }: LicensedReport) => `"${hash('sha256', key, 'base64url').slice(0, 22)}"`;

/** Headers of a request for a report, for the description of the calls. */
export const reportHeaders = {
  Range: { description: 'A part of the file, for example after a lost connection.', schema: { type: 'string' } },
  'If-Range': { description: 'The ETag of the beginning.', schema: { type: 'string' } },
};

type FileRead = (range: { from: number; to: number }) => Promise<Readable | Refusal>;
type ReportRequest = Pick<CallRequest, 'header' | 'isHead'>;

const sendCopy = (report: LicensedReport, request: ReportRequest, read: FileRead): Promise<Response | Refusal> =>
  fileResponse(request, {
    bytes: report.bytes,
    etag: etagOf(report),
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${report.fileName}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
    read,
    unsatisfiable: (headers) => problem(416, { language: 'de', headers }),
  });

/** Sends an order's licensed report by one of its links, and counts the bytes. */
export async function sendReport(
  services: Services,
  { order, download }: UsableLink,
  request: ReportRequest,
): Promise<Response | Refusal> {
  const report = await licensedReport(services, order);
  if (isRefusal(report)) return report;
  return sendCopy(report, request, (range) => readLicensedReport(services, download, report, range));
}

const officeMessages: Record<ReportProblem, string> = {
  'no-report': 'No report is stored for this edition. Store it with the study first.',
  preparing: 'The report is being prepared. Please try again in half a minute.',
};

/** Sends an order's licensed report to the office, which hands it over. */
export async function sendReportToOffice(
  services: Services,
  order: StoredOrder,
  request: ReportRequest,
): Promise<Response | Refusal> {
  const report = await licensedReport(services, order);
  if (isRefusal(report)) return { ...report, message: officeMessages[report.code] };
  return sendCopy(report, request, (range) => services.files.readPart(report.key, range));
}
