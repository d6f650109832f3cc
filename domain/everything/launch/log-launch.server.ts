import type { Services } from '#platform/services.server.ts';
import { readLaunch } from './read-launch.server.ts';

/** Logs at startup which points of the list 'Before the first visitor' are open. */
export async function logLaunch({ db, settings, log }: Pick<Services, 'db' | 'settings' | 'log'>): Promise<void> {
  const { points } = await readLaunch({ db, settings }, null);
  const missing = points.flatMap(({ name, isDone }) => (isDone ? [] : [name]));
  if (missing.length > 0)
    log.warn({ missing }, 'not ready for visitors: see the list in the overview of the admin area');
}
