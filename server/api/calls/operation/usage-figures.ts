import { countOrdersFrom } from '#domain/orders/study-orders/study-order-queries.server.ts';
import { readUsage, usageCsv } from '#domain/usage/read-usage.server.ts';
import { usageAnswer } from '#domain/usage/usage-answer.ts';
import { exportUsageCall, readUsageCall } from '#domain/usage/usage-calls.ts';
import { usageQuery } from '#domain/usage/usage-input.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, programCall } from '../../call.ts';
import { csvResponse } from '../../download-response.ts';

/** Usage figures: sums without personal data. */
export function usageCalls(services: Services): Call[] {
  return [
    programCall('overview', 'use', readUsageCall, {
      summary:
        'Views of pages and cards, downloads, referring sites and the steps of orders; views are counted, not people',
      query: usageQuery,
      answer: { status: 200, description: 'Totals over all visitors.', schema: usageAnswer },
      handle: ({ query }) => readUsage(services, countOrdersFrom, query.period, new Date()),
    }),
    programCall('overview', 'use', exportUsageCall, {
      summary: 'The same day by day, as a table for spreadsheets',
      query: usageQuery,
      answer: { status: 200, description: 'The table.', mediaType: 'text/csv' },
      async handle({ query }) {
        const text = await usageCsv(services, query.period, new Date());
        return csvResponse(text, `use-${query.period}.csv`);
      },
    }),
  ];
}
