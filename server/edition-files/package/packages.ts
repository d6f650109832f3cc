import PQueue from 'p-queue';
import { loadSiteContent } from '#domain/editions/live-content/load-site-content.server.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { listMissingPackages, makePackagesJob } from '#domain/editions/publication/edition-package.server.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';

/** After a start the first visitors have priority: making packages takes a core for up to half a minute. */
const pauseAfterStartMs = 60_000;

/** Prevents requests from retrying at once after a failure, which would most likely fail again. */
const pauseAfterFailureMs = 60_000;

type ContentOf = (language?: Language) => SiteContent;

/** Makes the packages that live editions lack, and returns how many. */
export type MakePackages = () => Promise<number>;

interface PackagesOptions {
  services: Pick<Services, 'db' | 'contentChanged' | 'jobs' | 'log'>;
  /** Undefined: there are no packages. */
  make: MakePackages | undefined;
}

/** The packages of live editions, made by one run at a time. */
export function createPackages({ services, make }: PackagesOptions) {
  const runs = new PQueue({ concurrency: 1 });
  let mayBeginAt = 0;

  /** Years of the live editions whose package isn't made yet. */
  const listMissing = async (content: ContentOf, { db }: { db: Readable } = services): Promise<number[]> =>
    make ? listMissingPackages(db, content) : [];

  /** Starts the process, which takes 50 MB, only if a package is missing. */
  async function makeNow(): Promise<number> {
    const { contents } = await loadSiteContent(services.db);
    const missing = await listMissing((language = originalLanguage) => contents[language]);
    return missing.length > 0 && make ? make() : 0;
  }

  async function makeMissing(): Promise<void> {
    // Cached pages still say that the package is being made.
    if (await runs.add(makeNow)) await services.contentChanged();
  }

  return {
    makeMissing,
    listMissing,

    /** Starts making missing packages, unless a run is in progress. Returns false where there are no packages. */
    begin(): boolean {
      if (make && runs.size + runs.pending === 0 && performance.now() >= mayBeginAt) {
        makeMissing().catch((error: Error) => {
          mayBeginAt = performance.now() + pauseAfterFailureMs;
          services.log.error({ err: error }, 'packages could not be made');
        });
      }
      return make !== undefined;
    },

    /** Schedules missing packages after a start: of a new installation, or after a killed process. */
    async planMissing(content: ContentOf): Promise<void> {
      if ((await listMissing(content)).length === 0) return;
      const startAfter = new Date(Date.now() + pauseAfterStartMs);
      await services.db.transaction((tx) => services.jobs.send(tx, makePackagesJob, [{}], { startAfter }));
    },
  };
}

export type Packages = ReturnType<typeof createPackages>;
