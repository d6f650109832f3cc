import type { JobKind } from '#platform/jobs/jobs.server.ts';

/** Runs every minute and once a report is stored: delivers it to waiting orders, and warns the office of those still waiting. */
export const watchDeliveriesJob: JobKind<object> = { name: 'watch-deliveries', cron: '* * * * *' };
