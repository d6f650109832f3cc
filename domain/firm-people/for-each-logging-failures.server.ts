import { isDatabaseAway } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';

/** Handles the ids one by one. A failure is logged and doesn't stop the others; the next run retries it. */
export async function forEachLoggingFailures(
  { log }: Pick<Services, 'log'>,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      await work(id);
    } catch (err) {
      if (isDatabaseAway(err)) throw err;
      log.error({ err, id }, 'the check of access failed for a firm or person; the next run tries again');
    }
  }
}
