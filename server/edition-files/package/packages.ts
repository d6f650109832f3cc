import type { EditionFile } from '#domain/editions/documents/edition-file-queries.server.ts';
import { loadSiteContent } from '#domain/editions/live-content/load-site-content.server.ts';
import { findPackagedEdition, type PackagedEdition } from '#domain/editions/publication/edition-package.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import { findOrMakePackage, type PackageMakers } from './make-package.ts';

type PackagesOptions = Omit<PackageMakers, 'packages'> & { packages: PackageMakers['packages'] | undefined };

/** The packages of live editions. Each is made once, also for concurrent requests. */
export function createPackages({ packages, ...makers }: PackagesOptions) {
  const making = new Map<string, Promise<EditionFile | undefined>>();

  async function findOrMake(packaged: PackagedEdition): Promise<EditionFile | undefined> {
    if (!packages) return undefined;
    const { version } = packaged;
    const made = making.get(version) ?? findOrMakePackage({ ...makers, packages }, packaged);
    making.set(version, made);
    return made.finally(() => making.delete(version));
  }

  return {
    findOrMake,

    /** Makes the packages of all live editions from the current content of the database. */
    async makeMissing(): Promise<void> {
      const { contents } = await loadSiteContent(makers.services.db);
      for (const { edition } of contents[originalLanguage].editions) {
        const packaged = findPackagedEdition((language = originalLanguage) => contents[language], edition.facts.year);
        if (packaged) await findOrMake(packaged);
      }
    },
  };
}

export type Packages = ReturnType<typeof createPackages>;
