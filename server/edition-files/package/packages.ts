import PQueue from 'p-queue';
import { loadSiteContent } from '#domain/editions/live-content/load-site-content.server.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { listMissingPackages, makePackagesJob } from '#domain/editions/publication/edition-package.server.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';

/** After a start the first visitors come before the packages: drawing them takes a processor for up to half a minute. */
const pauseAfterStartMs = 60_000;

/** After a failure requests don't start the next attempt at once: it would most likely fail as well. */
const pauseAfterFailureMs = 60_000;

type ContentOf = (language?: Language) => SiteContent;

/** Makes the packages that live editions lack, and returns how many. */
export type MakePackages = () => Promise<number>;

interface PackagesOptions {
  services: Pick<Services, 'db' | 'contentChanged' | 'jobs' | 'log'>;
  /** Without it there are no packages. */
  make: MakePackages | undefined;
}

/** The packages of live editions, made one run after the other. */
export function createPackages({ services, make }: PackagesOptions) {
  const runs = new PQueue({ concurrency: 1 });
  let mayBeginAt = 0;

  /** Years of the live editions whose package isn't made yet. */
  const listMissing = async (content: ContentOf, { db }: { db: Readable } = services): Promise<number[]> =>
    make ? listMissingPackages(db, content) : [];

  /** Looks first whether any is missing: the process that makes them takes 50 MB even when it has nothing to make. */
  async function makeNow(): Promise<number> {
    const { contents } = await loadSiteContent(services.db);
    const missing = await listMissing((language = originalLanguage) => contents[language]);
    return missing.length > 0 && make ? make() : 0;
  }

  async function makeMissing(): Promise<void> {
    // Until now pages say that they are being made.
    if (await runs.add(makeNow)) await services.contentChanged();
  }

  return {
    makeMissing,
    listMissing,

    /** Starts to make what is missing, unless it is being made. Returns false where there are no packages. */
    begin(): boolean {
      if (make && runs.size + runs.pending === 0 && performance.now() >= mayBeginAt) {
        makeMissing().catch((error: Error) => {
          mayBeginAt = performance.now() + pauseAfterFailureMs;
          services.log.error({ err: error }, 'packages could not be made');
        });
      }
      return make !== undefined;
    },

    /** Plans to make the packages that a start finds missing: of a new installation, or of a process that was killed. */
    async planMissing(content: ContentOf): Promise<void> {
      if ((await listMissing(content)).length === 0) return;
      const startAfter = new Date(Date.now() + pauseAfterStartMs);
      await services.db.transaction((tx) => services.jobs.send(tx, makePackagesJob, [{}], { startAfter }));
    },
  };
}

export type Packages = ReturnType<typeof createPackages>;
