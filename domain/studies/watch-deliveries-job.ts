import type { JobKind } from '#platform/jobs/jobs.server.ts';

/** Every minute, and once a report is stored: orders whose report is there get it, and the team is warned of those that wait. */
export const watchDeliveriesJob: JobKind<object> = { name: 'watch-deliveries', cron: '* * * * *' };
