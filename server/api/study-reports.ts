import * as z from 'zod/mini';
import { longestReport, removeReport, storeReport } from '#domain/studies/store-report.server.ts';
import type { Services } from '#platform/services.server.ts';
import { administratorCall, type Call, type SpooledFile } from './call.ts';

/** The report PDF of an edition, which is for sale: it goes out by personal links only (see downloads.ts). */
export function studyReports(services: Services): Call[] {
  return [
    administratorCall<unknown, SpooledFile>({
      method: 'PUT',
      path: '/studies/{id}/report',
      tag: 'studies',
      summary: 'Stores the report of an edition privately.',
      upload: { field: 'report', maximumBytes: longestReport, mediaTypes: ['application/pdf'], isSpooled: true },
      answer: {
        status: 200,
        description: 'The study with its report.',
        schema: z.object({
          id: z.uuid(),
          reportName: z.nullable(z.string()),
          reportBytes: z.nullable(z.int()),
          reportStoredAt: z.nullable(z.iso.datetime()),
        }),
      },
      refusals: [404],
      handle: ({ params, body, administrator }) => storeReport(services, params.id ?? '', body, administrator),
    }),
    administratorCall({
      method: 'DELETE',
      path: '/studies/{id}/report',
      tag: 'studies',
      summary: 'Removes the report of an edition.',
      answer: { status: 204, description: 'It is gone.' },
      refusals: [404],
      handle: ({ params, administrator }) => removeReport(services, params.id ?? '', administrator),
    }),
  ];
}
