import type { JobKind } from '#platform/jobs/jobs.server.ts';

/** Releases orders that wait for a real seller: after a publication of the institution, and every minute. */
export const releaseHeldOrdersJob: JobKind<object> = { name: 'release-held-orders', cron: '* * * * *' };
