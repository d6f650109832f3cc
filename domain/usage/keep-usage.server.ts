import PQueue from 'p-queue';
import { zurichDay } from '#platform/dates.ts';
import { hourMs } from '#platform/durations.ts';
import type { JobKind } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createUsageCounter, type DayCount } from './usage-counter.ts';
import { addDayCounts, foldReferrers } from './usage-queries.server.ts';

/** Interval of storing counts; a crash loses those since the last one. */
const storedEveryMs = 10_000;

/** The day in Zurich, computed once an hour: midnight there is a full hour in every time zone. */
function rememberedDay(): () => string {
  let hour = 0;
  let day = '';
  return () => {
    const now = Date.now();
    if (Math.floor(now / hourMs) !== hour) {
      hour = Math.floor(now / hourMs);
      day = zurichDay(new Date(now));
    }
    return day;
  };
}

/** Counts requests in this process, and adds the counts to the stored ones of all instances. */
export function openUsage({ db, log }: Pick<Services, 'db' | 'log'>) {
  const counter = createUsageCounter(rememberedDay());
  const queue = new PQueue({ concurrency: 1 });

  async function storeTaken(): Promise<void> {
    for (const [day, counts] of Map.groupBy(counter.take(), (count: DayCount) => count.day)) {
      try {
        await db.transaction((tx) => addDayCounts(tx, day, counts));
      } catch (error) {
        counter.giveBack(counts);
        log.warn({ err: error }, 'usage figures could not be stored; they go with the next');
      }
    }
  }

  /** Stores the counts since the last call. */
  const store = (): Promise<void> => queue.add(storeTaken);

  return {
    count: counter.count,
    store,
    /** Stores at intervals. @returns a function that stops and stores the last counts */
    startStoring(): () => Promise<void> {
      const timer = setInterval(store, storedEveryMs);
      timer.unref();
      return () => {
        clearInterval(timer);
        return store();
      };
    },
  };
}

/** Every night, for past days. */
export const foldReferrersJob: JobKind<object> = { name: 'fold-referring-sites', cron: '7 3 * * *' };

export async function foldReferringSites({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const folded = await db.transaction((tx) => foldReferrers(tx, zurichDay(new Date())));
  log.info({ folded }, 'usage figures: sites that few came from are added up');
}
