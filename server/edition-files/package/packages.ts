import type { EditionFile } from '#domain/editions/documents/edition-file-queries.server.ts';
import { loadSiteContent } from '#domain/editions/live-content/load-site-content.server.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import {
  findPackage,
  findPackagedEdition,
  listMissingPackages,
  makePackagesJob,
  type PackagedEdition,
} from '#domain/editions/publication/edition-package.server.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import { makePackage, type PackageMakers } from './make-package.ts';

/** After a start the first visitors come before the packages: drawing them takes a processor for up to half a minute. */
const pauseAfterStartMs = 60_000;

type ContentOf = (language?: Language) => SiteContent;

interface PackagesOptions extends Omit<PackageMakers, 'packages' | 'services'> {
  services: PackageMakers['services'] & Pick<Services, 'contentChanged' | 'jobs' | 'log'>;
  packages: PackageMakers['packages'] | undefined;
}

/** The packages of live editions. Each is made once, also for concurrent requests. */
export function createPackages({ packages, services, storeFiles }: PackagesOptions) {
  const making = new Map<string, Promise<EditionFile | undefined>>();

  async function make(makers: PackageMakers, packaged: PackagedEdition): Promise<EditionFile | undefined> {
    const found = await findPackage(services, packaged);
    if (found) return found;
    const made = await makePackage(makers, packaged);
    // Until now pages say that it is being made.
    if (made) await services.contentChanged();
    return made;
  }

  function findOrMake(packaged: PackagedEdition): Promise<EditionFile | undefined> {
    if (!packages) return Promise.resolve(undefined);
    const { version } = packaged;
    const made = making.get(version) ?? make({ services, packages, storeFiles }, packaged);
    making.set(version, made);
    return made.finally(() => making.delete(version));
  }

  /** Years of the live editions whose package isn't made yet. */
  const listMissing = async (content: ContentOf, { db }: { db: Readable } = services): Promise<number[]> =>
    packages ? listMissingPackages(db, content) : [];

  return {
    findOrMake,
    listMissing,

    /** Begins to make a package, unless it is being made already. Returns false without a front end, which renders its pages. */
    begin(packaged: PackagedEdition): boolean {
      if (packages && !making.has(packaged.version)) {
        findOrMake(packaged).catch((error: Error) =>
          services.log.error({ err: error, year: packaged.year }, 'the package of an edition could not be made'),
        );
      }
      return packages !== undefined;
    },

    /** Makes the packages of all live editions from the current content of the database. */
    async makeMissing(): Promise<void> {
      const { contents } = await loadSiteContent(services.db);
      for (const { edition } of contents[originalLanguage].editions) {
        const packaged = findPackagedEdition((language = originalLanguage) => contents[language], edition.facts.year);
        if (packaged) await findOrMake(packaged);
      }
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
