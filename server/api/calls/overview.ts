import { overviewAnswer } from '#domain/overview/overview-answer.ts';
import { readOverview } from '#domain/overview/read-overview.server.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall } from '../call.ts';

export const overviewCalls = (services: Services) => [
  officeCall('overview', {
    method: 'GET',
    path: '/admin/overview',
    tag: 'admin',
    summary: 'Counts, recent activity, and what needs attention',
    answer: { status: 200, description: 'The overview', schema: overviewAnswer },
    handle: () => readOverview(services),
  }),
];
