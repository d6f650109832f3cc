import { maxReportBytes } from '#domain/studies/report-size.ts';
import { removeReport, storeReport } from '#domain/studies/store-report.server.ts';
import { studyReportAnswer } from '#domain/studies/study-answer.ts';
import { removeReportCall, storeReportCall } from '#domain/studies/study-calls.ts';
import type { Services } from '#platform/services.server.ts';
import type { SpooledFile } from '#platform/spooled-file.server.ts';
import { type AdministratorRequest, type Call, officeCall } from '../../call.ts';

/** The report PDF of an edition, which is for sale and available by personal links only (see downloads.ts). */
export function studyReports(services: Services): Call[] {
  return [
    officeCall('content', storeReportCall, {
      summary: 'Store the report of an edition privately',
      upload: { field: 'report', maxBytes: maxReportBytes, mediaTypes: ['application/pdf'], isSpooled: true },
      answer: { status: 200, description: 'The study with its report.', schema: studyReportAnswer },
      handle: ({ params, body, administrator }: AdministratorRequest<unknown, SpooledFile, 'id'>) =>
        storeReport(services, params.id, body, administrator),
    }),
    officeCall('content', removeReportCall, {
      summary: 'Remove the report of an edition',
      answer: { status: 204, description: 'Deleted' },
      handle: ({ params, administrator }) => removeReport(services, params.id, administrator),
    }),
  ];
}
