import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { askForReviews } from './people-review/ask-for-review.server.ts';
import { switchOffUnused } from './unused-people/switch-off-unused.server.ts';

export const watchFirmPeopleJob: JobKind<object> = { name: 'watch-firm-people', cron: '37 6 * * *', isExclusive: true };

/** Handles unused access and the yearly reviews of people. An interrupted run is completed by the next one. */
export async function watchFirmPeople(services: Pick<Services, 'db' | 'jobs' | 'settings' | 'log'>, now = new Date()) {
  await switchOffUnused(services, now);
  await askForReviews(services, now);
}
