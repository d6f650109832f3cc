import type { JobKind } from '#platform/jobs/jobs.server.ts';

/** After a version of the institution went live, and every minute: what waits for a real seller may go out. */
export const releaseHeldOrdersJob: JobKind<object> = { name: 'release-held-orders', cron: '* * * * *' };
